import { textOf } from '../../syntax/node.ts';
import type { Operator } from '../operator.ts';
import { isChain } from '../shared/is-chain.ts';
import { operandText } from '../shared/text.ts';

const COST = 1.3;

/** `sorted[middle]` → `sorted.length % 2 === 0 ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]`. */
export const middleOfEven: Operator = {
  name: 'middle-of-even',
  family: 'condition',
  description: 'a median that takes one of the two in the middle',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source, failingValuesOf }) {
    if (node.type !== 'MemberExpression' || !node.computed || !isChain(node.object)) return;
    if (path.parent?.node.type === 'ConditionalExpression' || path.parent?.node.type === 'BinaryExpression') return;
    const lists = failingValuesOf(node.object);
    const places = failingValuesOf(node.property);
    const isMiddle = (list: unknown, nth: number): boolean =>
      Array.isArray(list) &&
      list.length % 2 === 0 &&
      list.length > 0 &&
      places[nth] === list.length / 2 &&
      list.every((item) => typeof item === 'number');
    if (!lists.some(isMiddle)) return;
    const [list, at] = [textOf(source, node.object), textOf(source, node.property)];
    const before = `${operandText(source, node.property)} - 1`;
    const text = `${list}.length % 2 === 0 ? (${list}[${before}] + ${list}[${at}]) / 2 : ${textOf(source, node)}`;
    yield { text, cost: COST };
  },
};

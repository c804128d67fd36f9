import { textOf } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';
import { isChain } from '../../shared/is-chain.ts';
import { isRepeatable } from '../../shared/is-repeatable.ts';
import { operandText } from '../../shared/text.ts';
import { isList } from '../../shared/value-kind.ts';

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
    const { object, property } = node;
    if (property.type.endsWith('Literal') || !isRepeatable(property)) return;
    if (!isInTheMiddle(failingValuesOf(object), failingValuesOf(property))) return;
    const [list, at] = [textOf(source, object), textOf(source, property)];
    const before = `${operandText(source, property)} - 1`;
    const text = `${list}.length % 2 === 0 ? (${list}[${before}] + ${list}[${at}]) / 2 : ${textOf(source, node)}`;
    yield { text, cost: COST };
  },
};

/** Whether each place was the middle of its list of numbers, and some list had two in the middle. */
function isInTheMiddle(lists: readonly unknown[], places: readonly unknown[]): boolean {
  let isEven = false;
  for (const [nth, list] of lists.slice(0, places.length).entries()) {
    if (!isList(list) || list.length === 0) continue;
    if (places[nth] !== Math.floor(list.length / 2) || list.some((item) => typeof item !== 'number')) return false;
    isEven ||= list.length % 2 === 0;
  }
  return isEven;
}

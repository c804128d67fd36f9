import { textOf, type Node } from '../../syntax/node.ts';
import type { Operator } from '../operator.ts';

const COMPARES = /^[!=]==?$/;

/** `value === NaN` → `Number.isNaN(value)`. */
export const askNotANumber: Operator = {
  name: 'ask-not-a-number',
  family: 'condition',
  description: 'compared with NaN, which is equal to nothing',
  floor: 0.5,
  on: 'expression',
  *replacements({ node }, { source }) {
    if (node.type !== 'BinaryExpression' || !COMPARES.test(node.operator)) return;
    const isLeft = isNotANumber(node.left, source);
    if (!isLeft && !isNotANumber(node.right, source)) return;
    const not = node.operator.startsWith('!') ? '!' : '';
    yield { text: `${not}Number.isNaN(${textOf(source, isLeft ? node.right : node.left)})`, cost: 0.5 };
  },
};

function isNotANumber(node: Node, source: string): boolean {
  return /^(Number\.)?NaN$/.test(textOf(source, node));
}

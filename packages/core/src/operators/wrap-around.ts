import { textOf, type Node } from '../syntax/node.ts';
import { isChain } from './is-chain.ts';
import type { Operator } from './operator.ts';
import { operandText } from './text.ts';

/** `angle % 360` → `((angle % 360) + 360) % 360`, `day % 7` → `(day + 7) % 7`, where a failing test has met a negative remainder. */
export const wrapAround: Operator = {
  name: 'wrap-around',
  family: 'operator',
  description: 'steps back past the beginning: angles, days of the week, places in a ring, parity of negative numbers',
  floor: 0.9,
  on: 'expression',
  *replacements({ node }, { source, failingValuesOf }) {
    if (node.type !== 'BinaryExpression' || node.operator !== '%' || !isReadTwice(node.right)) return;
    if (!failingValuesOf(node).some((value) => typeof value === 'number' && value < 0)) return;
    // Around a constant remainder the ring may be turned the other way, or not be meant at all.
    if (!failingValuesOf(node.right).every((size) => typeof size === 'number' && size > 0)) return;
    const [size, steps] = [operandText(source, node.right), textOf(source, node.left)];
    const isSum = node.left.type === 'BinaryExpression' && /^[-+]$/.test(node.left.operator);
    const once = isSum ? steps : operandText(source, node.left);
    yield { text: `((${textOf(source, node)}) + ${size}) % ${size}`, cost: 0.9 };
    yield { text: `(${once} + ${size}) % ${size}`, cost: 1 };
  },
};

/** To read it again costs nothing and changes nothing. */
function isReadTwice(node: Node): boolean {
  return node.type === 'NumericLiteral' || isChain(node);
}

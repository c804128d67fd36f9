import { textOf, type Node } from '../../../syntax/node.ts';
import { isChain } from '../../shared/is-chain.ts';
import type { Operator } from '../../operator.ts';
import { operandText } from '../../shared/text.ts';

const COST = 0.9;
/** Off where no passing test has met one. */
const TELLING = 0.3;

/** `angle % 360` → `((angle % 360) + 360) % 360`, `day % 7` → `(day + 7) % 7`, where a failing test has met a negative remainder. */
export const wrapAround: Operator = {
  name: 'wrap-around',
  family: 'operator',
  description: 'steps back past the beginning: angles, days of the week, places in a ring, parity of negative numbers',
  floor: COST - TELLING,
  on: 'expression',
  *replacements({ node }, { source, valuesOf, failingValuesOf }) {
    if (node.type !== 'BinaryExpression' || node.operator !== '%' || !isReadTwice(node.right)) return;
    const negative = failingValuesOf(node).filter(isNegative).length;
    if (negative === 0) return;
    // Around a constant remainder the ring may be turned the other way, or not be meant at all.
    if (!failingValuesOf(node.right).every((size) => typeof size === 'number' && size > 0)) return;
    const [size, steps] = [operandText(source, node.right), textOf(source, node.left)];
    const isSum = node.left.type === 'BinaryExpression' && /^[-+]$/.test(node.left.operator);
    const once = isSum ? steps : operandText(source, node.left);
    const cost = COST - (valuesOf(node).filter(isNegative).length === negative ? TELLING : 0);
    yield { text: `((${textOf(source, node)}) + ${size}) % ${size}`, cost };
    yield { text: `(${once} + ${size}) % ${size}`, cost: cost + 0.1 };
  },
};

/** To read it again costs nothing and changes nothing. */
function isReadTwice(node: Node): boolean {
  return node.type === 'NumericLiteral' || isChain(node);
}

function isNegative(value: unknown): boolean {
  return typeof value === 'number' && value < 0;
}

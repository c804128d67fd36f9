import { textOf, type Node } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';
import { textIn } from '../../shared/choice-in.ts';

const COST = 0.9;
const MOST = 2 ** 31;

/** `amount | 0`, `~~amount` → `Math.trunc(amount)`, where the number is larger than 32 bits. */
export const truncateLarge: Operator = {
  name: 'truncate-large',
  family: 'operator',
  description: 'a fraction cut off by an operator for 32 bits, which cuts off large numbers as well',
  floor: COST,
  on: 'expression',
  *replacements({ node, path: { parent } }, { source, failingValuesOf }) {
    const cut = cutBy(node);
    if (cut === undefined) return;
    const isLarge = failingValuesOf(cut).some((value) => typeof value === 'number' && Math.abs(value) >= MOST);
    if (!isLarge) return;
    // A hash is meant to be cut off.
    const set = parent?.node.type === 'AssignmentExpression' ? textOf(source, parent.node.left) : undefined;
    const isHash = set !== undefined && textOf(source, cut).includes(set);
    yield { text: `Math.trunc(${textIn(source, cut)})`, cost: COST + (isHash ? 0.4 : 0) };
  },
};

function cutBy(node: Node): Node | undefined {
  if (node.type === 'UnaryExpression' && node.operator === '~')
    return node.argument.type === 'UnaryExpression' && node.argument.operator === '~'
      ? node.argument.argument
      : undefined;
  if (node.type !== 'BinaryExpression' || !/^(\||>>>?|<<)$/.test(node.operator)) return undefined;
  return node.right.type === 'NumericLiteral' && node.right.value === 0 ? node.left : undefined;
}

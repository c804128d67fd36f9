import { startOf, textOf, type Node } from '../../syntax/node.ts';
import type { Operator } from '../operator.ts';

const COST = 0.6;
const OPPOSITE: Readonly<Record<string, string>> = { '===': '!==', '!==': '===', '==': '!=', '!=': '==' };

/** `!key in record` → `!(key in record)`, `!list.length === 0` → `list.length !== 0`. */
export const negateWhole: Operator = {
  name: 'negate-whole',
  family: 'condition',
  description: 'only the left side of a question denied, where the question is meant',
  floor: COST,
  on: 'expression',
  *replacements({ node }, { source }) {
    if (node.type !== 'BinaryExpression' || !isDenied(node.left)) return;
    const asked = source.slice(startOf(node.left.argument), node.end as number);
    if (/^(in|instanceof)$/.test(node.operator)) yield { text: `!(${asked})`, cost: COST };
    const opposite = OPPOSITE[node.operator];
    if (opposite === undefined || node.right.type === 'BooleanLiteral') return;
    yield { text: `${textOf(source, node.left.argument)} ${opposite} ${textOf(source, node.right)}`, cost: COST };
  },
};

function isDenied(node: Node): node is Extract<Node, { type: 'UnaryExpression' }> {
  return node.type === 'UnaryExpression' && node.operator === '!' && node.extra?.['parenthesized'] !== true;
}

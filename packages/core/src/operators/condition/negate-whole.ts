import type * as Babel from '@babel/types';
import type { Node } from '../../syntax/node.ts';
import type { Operator } from '../operator.ts';
import { isDenial } from '../shared/is-denial.ts';
import { withOperator } from '../shared/text.ts';

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
    if (node.type !== 'BinaryExpression' || !isDenied(node.left) || isDenial(node.left.argument)) return;
    const asked = (operator: string): string => withOperator(source, node, operator).slice('!'.length).trimStart();
    if (/^(in|instanceof)$/.test(node.operator)) yield { text: `!(${asked(node.operator)})`, cost: COST };
    const opposite = OPPOSITE[node.operator];
    // Beside what is true or false, it is the left side that is meant.
    if (opposite === undefined || node.right.type === 'BooleanLiteral' || isDenial(node.right)) return;
    yield { text: asked(opposite), cost: COST };
  },
};

function isDenied(node: Node): node is Babel.UnaryExpression {
  return isDenial(node) && node.extra?.['parenthesized'] !== true;
}

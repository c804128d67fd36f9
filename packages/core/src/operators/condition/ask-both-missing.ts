import { textOf, type Node } from '../../syntax/node.ts';
import type { Operator } from '../operator.ts';
import { operandText } from '../shared/text.ts';

const COST = 1.1;
const JOINS: Readonly<Record<string, string>> = { '===': '||', '!==': '&&' };

/** `value === undefined` → `value === undefined || value === null`, where a failing test gives `null`; and the other way round. */
export const askBothMissing: Operator = {
  name: 'ask-both-missing',
  family: 'condition',
  description: 'only one of `null` and `undefined` taken for nothing',
  floor: COST - 0.1,
  on: 'expression',
  *replacements({ node }, { source, failingValuesOf }) {
    const join = node.type === 'BinaryExpression' ? JOINS[node.operator] : undefined;
    if (node.type !== 'BinaryExpression' || join === undefined) return;
    const other = otherOf(node.right);
    if (other === undefined || !failingValuesOf(node.left).includes(other.value)) return;
    const asked = operandText(source, node.left);
    // Written so where the module does so elsewhere.
    if (/[!=]= null\b/.test(source.replaceAll(/[!=]== null/g, '')))
      yield { text: `${asked} ${node.operator.slice(0, 2)} null`, cost: COST - 0.1 };
    yield { text: `${textOf(source, node)} ${join} ${asked} ${node.operator} ${other.text}`, cost: COST };
  },
};

/** The other of the two values for nothing. */
function otherOf(node: Node): { readonly text: string; readonly value: null | undefined } | undefined {
  if (node.type === 'NullLiteral') return { text: 'undefined', value: undefined };
  return node.type === 'Identifier' && node.name === 'undefined' ? { text: 'null', value: null } : undefined;
}

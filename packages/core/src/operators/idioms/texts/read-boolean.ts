import { textOf, type Node } from '../../../syntax/node.ts';
import { argumentsOf } from '../../shared/call.ts';
import type { Operator } from '../../operator.ts';
import { operandText, quote } from '../../shared/text.ts';

/** What says no in a text is no less a text than what says yes. */
const PAIRS = [
  ['true', 'false'],
  ['1', '0'],
  ['yes', 'no'],
  ['on', 'off'],
] as const;

/** `Boolean(text)` → `text === 'true'`, where a failing test has handed in `'false'`. */
export const readBoolean: Operator = {
  name: 'read-boolean',
  family: 'condition',
  description: "every text taken for a yes: 'false', '0', 'no' in settings, queries and variables of the environment",
  floor: 0.9,
  on: 'expression',
  *replacements({ node, path }, { source, failingValuesOf }) {
    const asked = askedIn(node, source) ?? (path.key === 'test' ? node : undefined);
    if (asked === undefined) return;
    const values = new Set(failingValuesOf(asked));
    for (const [yes, no] of PAIRS) {
      if (values.has(no))
        yield { text: `${operandText(source, asked)} === ${quote(yes)}`, cost: asked === node ? 1.2 : 0.9 };
    }
  },
};

/** `Boolean(text)`, `!!text`. */
function askedIn(node: Node, source: string): Node | undefined {
  if (node.type === 'CallExpression' && textOf(source, node.callee) === 'Boolean')
    return argumentsOf(node, source)?.length === 1 ? node.arguments[0] : undefined;
  const inner = node.type === 'UnaryExpression' && node.operator === '!' ? node.argument : undefined;
  return inner?.type === 'UnaryExpression' && inner.operator === '!' ? inner.argument : undefined;
}

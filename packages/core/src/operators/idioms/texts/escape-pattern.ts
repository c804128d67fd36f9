import { textOf, type Node } from '../../../syntax/node.ts';
import type { Path } from '../../../syntax/path.ts';
import type { Operator } from '../../operator.ts';
import { operandText } from '../../shared/text.ts';

const SPECIAL = /[.*+?^${}()|[\]\\]/;
const ESCAPES = String.raw`.replace(/[.*+?^${'${'}}()|[\]\\]/g, '\\$&')`;

/** `new RegExp(query)` → ``new RegExp(query.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))``, where a failing test has such a sign in it. */
export const escapePattern: Operator = {
  name: 'escape-pattern',
  family: 'collection',
  description: 'a text that is looked for as if it were a regular expression',
  floor: 1.1,
  on: 'expression',
  *replacements({ node, path }, { source, failingValuesOf }) {
    if (!isPattern(path, source)) return;
    if (!failingValuesOf(node).some((value) => typeof value === 'string' && SPECIAL.test(value))) return;
    if (!textOf(source, node).includes('.replace('))
      yield { text: `${operandText(source, node)}${ESCAPES}`, cost: 1.1 };
  },
};

/** The first argument of `RegExp`, or an expression in a text that is put together there. */
function isPattern(path: Path, source: string): boolean {
  if (path.node.type.endsWith('Literal') || path.node.type === 'BinaryExpression') return false;
  let whole = path;
  while (whole.parent !== undefined && isPart(whole.parent.node)) whole = whole.parent;
  const call = whole.parent?.node;
  if (call?.type !== 'NewExpression' && call?.type !== 'CallExpression') return false;
  return whole.key === 'arguments' && whole.index === 0 && textOf(source, call.callee) === 'RegExp';
}

function isPart({ type }: Node): boolean {
  return type === 'TemplateLiteral' || type === 'BinaryExpression';
}

import { textOf, type Node } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';
import { patternText } from '../../shared/pattern-text.ts';

const COST = 1.2;
const SEPARATOR = /^[-_.,/ ]$/;

/** `title.replace(/\W+/g, '-')` → and `.replace(/^-+|-+$/g, '')`, where a failing test has met one at an end. */
export const trimSeparator: Operator = {
  name: 'trim-separator',
  family: 'missing-value',
  description: 'separators left at the ends of a slug, a key or a file name',
  floor: COST,
  on: 'expression',
  *replacements({ node }, { source, failingValuesOf }) {
    if (node.type !== 'CallExpression' || !/^replace(All)?$/.test(methodName(node) ?? '')) return;
    const [, put] = node.arguments;
    const separator = put && separatorIn(put);
    if (separator === undefined) return;
    const isAtEnd = (text: unknown) =>
      typeof text === 'string' && (text.startsWith(separator) || text.endsWith(separator));
    if (!failingValuesOf(node).some(isAtEnd)) return;
    const mark = patternText(separator);
    yield { text: `${textOf(source, node)}.replace(/^${mark}+|${mark}+$/g, '')`, cost: COST };
  },
};

/** What is put in, or comes before what is put in: `(letter) => '-' + letter.toLowerCase()`. */
function separatorIn(put: Node): string | undefined {
  if (put.type === 'StringLiteral') return SEPARATOR.test(put.value) ? put.value : undefined;
  if (put.type !== 'ArrowFunctionExpression') return undefined;
  const { body } = put;
  if (body.type === 'BinaryExpression' && body.operator === '+') return separatorIn(body.left);
  const first = body.type === 'TemplateLiteral' ? body.quasis[0]?.value.raw : undefined;
  return first !== undefined && SEPARATOR.test(first) ? first : undefined;
}

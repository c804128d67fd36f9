import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';

const COST = { after: 1.3, before: 1.7 };

/** `text[i] === '|'` → `text[i] === '|' && text[i + 1] !== '|'`. */
export const notDoubled: Operator = {
  name: 'not-doubled',
  family: 'condition',
  description:
    'a sign of a text that means something else where it is written twice: `|` and `||`, `*` and `**`, `/` and `//`',
  floor: COST.after,
  on: 'expression',
  *replacements({ node, path }, { source }) {
    if (node.type !== 'BinaryExpression' || !/^===?$/.test(node.operator)) return;
    if (node.right.type !== 'StringLiteral' && node.right.type !== 'NumericLiteral') return;
    if (node.right.type === 'StringLiteral' && node.right.value.length !== 1) return;
    const index = indexOf(node.left, typeof node.right.value);
    if (index === undefined) return;
    const [own, at, sign] = [node, index, node.right].map((part) => textOf(source, part)) as [string, string, string];
    const neighbour = (place: string): string =>
      source.slice(startOf(node.left), startOf(index)) + place + source.slice(endOf(index), endOf(node.left));
    const different = node.operator.replace('=', '!');
    const beside = path.parent?.node.type === 'LogicalExpression' ? (question: string) => `(${question})` : String;
    for (const [step, cost] of [
      [1, COST.after],
      [-1, COST.before],
    ] as const)
      yield { text: beside(`${own} && ${neighbour(stepped(index, at, step))} ${different} ${sign}`), cost };
  },
};

/** `i` of `text[i]`, of `text.charAt(i)` and, where a number is compared, of `text.charCodeAt(i)`. */
function indexOf(node: Node, compared: string): Node | undefined {
  if (node.type === 'MemberExpression' && node.computed) return compared === 'string' ? node.property : undefined;
  if (node.type !== 'CallExpression' || node.arguments.length !== 1) return undefined;
  const method = methodName(node) ?? '';
  const isAsked = compared === 'string' ? method === 'charAt' : /^(?:charCodeAt|codePointAt)$/.test(method);
  return isAsked ? node.arguments[0] : undefined;
}

/** One place further on, or back. */
function stepped(index: Node, text: string, step: 1 | -1): string {
  if (index.type === 'NumericLiteral') return String(index.value + step);
  const moved = index.type === 'BinaryExpression' && index.operator === '+' ? index.right : undefined;
  if (moved?.type === 'NumericLiteral') {
    const before = text.slice(0, startOf(moved) - startOf(index));
    return moved.value + step === 0 ? before.replace(/\s*\+\s*$/, '') : `${before}${moved.value + step}`;
  }
  const isPlain = index.type === 'Identifier' || index.type === 'MemberExpression';
  return `${isPlain ? text : `(${text})`} ${step === 1 ? '+' : '-'} 1`;
}

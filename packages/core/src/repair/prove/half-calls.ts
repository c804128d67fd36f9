import type { Node } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';

/** How many arguments methods of the language are never meant to go without, though the language lets them: `text.replace(/a/)` puts `undefined` in. */
const LEAST: ReadonlyMap<string, number> = new Map([
  ['replace', 2],
  ['replaceAll', 2],
  ['set', 2],
  ['with', 2],
  ['fill', 1],
  ['includes', 1],
  ['indexOf', 1],
  ['startsWith', 1],
  ['endsWith', 1],
  ['has', 1],
  ['push', 1],
]);

/** How many calls lack an argument that makes their sense. */
export function halfCalls(root: Node): number {
  let count = 0;
  for (const { node } of pathsOf(root)) {
    if (node.type !== 'CallExpression' && node.type !== 'OptionalCallExpression') continue;
    const { callee } = node;
    if (callee.type !== 'MemberExpression' && callee.type !== 'OptionalMemberExpression') continue;
    if (callee.computed || callee.property.type !== 'Identifier') continue;
    const isSpread = node.arguments.some(({ type }) => type === 'SpreadElement');
    if (!isSpread && node.arguments.length < (LEAST.get(callee.property.name) ?? 0)) count++;
  }
  return count;
}

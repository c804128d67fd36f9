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

/** How many they take; more are left of another call that stood there. */
const MOST: ReadonlyMap<string, number> = new Map([
  ['delete', 1],
  ['has', 1],
  ['get', 1],
  ['pop', 0],
  ['shift', 0],
  ['clear', 0],
  ['reverse', 0],
  ['trim', 0],
  ['toLowerCase', 0],
  ['toUpperCase', 0],
]);

/** How many calls lack an argument that makes their sense, or have one that makes none. */
export function halfCalls(root: Node): number {
  let count = 0;
  for (const { node } of pathsOf(root)) {
    if (node.type !== 'CallExpression' && node.type !== 'OptionalCallExpression') continue;
    const { callee } = node;
    if (callee.type !== 'MemberExpression' && callee.type !== 'OptionalMemberExpression') continue;
    if (callee.computed || callee.property.type !== 'Identifier') continue;
    const isSpread = node.arguments.some(({ type }) => type === 'SpreadElement');
    const { length } = node.arguments;
    const { name } = callee.property;
    if (!isSpread && (length < (LEAST.get(name) ?? 0) || length > (MOST.get(name) ?? Infinity))) count++;
  }
  return count;
}

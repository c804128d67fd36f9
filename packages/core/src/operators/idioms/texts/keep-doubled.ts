import type * as Babel from '@babel/types';
import { endOf, isLoop, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosing, pathsOf } from '../../../syntax/path.ts';
import { onlyStatement } from '../../shared/only-statement.ts';
import type { PatchOperator } from '../../operator.ts';

const COST = 1.4;

/** `if (char === '"') quoted = !quoted;` → `if (quoted && char === '"' && row[i + 1] === '"') { cell += char; i++; } else if (…) …`. */
export const keepDoubled: PatchOperator = {
  name: 'keep-doubled',
  family: 'condition',
  description: 'a quote that is written twice within quotes, which ends them and begins others',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const { node, path } of sites) {
      const asked = node.type === 'IfStatement' ? toggle(node, source) : undefined;
      const loop = asked && enclosing(path, isLoop)?.node;
      if (node.type !== 'IfStatement' || asked === undefined || loop?.type !== 'ForStatement') continue;
      const index = loop.update?.type === 'UpdateExpression' ? textOf(source, loop.update.argument) : undefined;
      const row = index === undefined ? undefined : readAt(index, loop, source);
      const held = gatherer(asked.char, loop, source);
      if (index === undefined || row === undefined || held === undefined) continue;
      const question = `${asked.flag} && ${textOf(source, node.test)} && ${row}[${index} + 1] === ${asked.quote}`;
      const text = `if (${question}) { ${held} += ${asked.char}; ${index}++; } else `;
      yield { edits: [{ start: startOf(node), end: startOf(node), text }], cost: COST };
    }
  },
};

/** `if (char === '"') quoted = !quoted;`. */
function toggle({ test, consequent }: Babel.IfStatement, source: string) {
  const only = onlyStatement(consequent);
  const set = only?.type === 'ExpressionStatement' ? only.expression : undefined;
  if (set?.type !== 'AssignmentExpression' || set.left.type !== 'Identifier') return undefined;
  const flag = set.left.name;
  if (textOf(source, set.right) !== `!${flag}`) return undefined;
  if (test.type !== 'BinaryExpression' || test.operator !== '===' || test.left.type !== 'Identifier') return undefined;
  return { flag, char: test.left.name, quote: textOf(source, test.right) };
}

/** `row` in `row[i]`. */
function readAt(index: string, loop: Node, source: string): string | undefined {
  for (const { node } of pathsOf(loop)) {
    const isRead = node.type === 'MemberExpression' && node.computed && node.object.type === 'Identifier';
    if (isRead && textOf(source, node.property) === index) return textOf(source, node.object);
  }
  return undefined;
}

/** `cell` in `cell += char`. */
function gatherer(char: string, loop: Node, source: string): string | undefined {
  for (const { node } of pathsOf(loop)) {
    if (node.type !== 'AssignmentExpression' || node.operator !== '+=') continue;
    if (source.slice(startOf(node.right), endOf(node.right)) === char) return textOf(source, node.left);
  }
  return undefined;
}

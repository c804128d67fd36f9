import type * as Babel from '@babel/types';
import { endOf, textOf, type Node } from '../../syntax/node.ts';
import { enclosingFunction, pathsOf } from '../../syntax/path.ts';
import type { PatchOperator } from '../operator.ts';
import { methodName } from '../shared/call.ts';
import { gapBefore } from '../shared/handler.ts';

const COST = 1.5;

/** `groups.get(key)?.delete(id);` → and `if (groups.get(key)?.size === 0) groups.delete(key);`. */
export const dropEmptyEntry: PatchOperator = {
  name: 'drop-empty-entry',
  family: 'statement',
  description: 'a key that stays after the last of its items has gone',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const { node: statement, path } of sites) {
      const call = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
      if (call === undefined || methodName(call) !== 'delete' || path.index === undefined) continue;
      const { object } = (call as Babel.CallExpression).callee as Babel.MemberExpression;
      const around = enclosingFunction(path)?.node;
      const entry = object.type === 'Identifier' && around ? initialOf(object.name, around) : object;
      const read = entry && readIn(entry, source);
      if (read === undefined || (around && textOf(source, around).includes(`${read.map}.delete(`))) continue;
      const optional = call.type === 'OptionalCallExpression' && object !== entry ? '?' : '';
      const size = entry === object ? `${read.text}?.size` : `${textOf(source, object)}${optional}.size`;
      const at = endOf(statement);
      const gap = gapBefore(statement as Babel.Statement, source);
      const text = `${gap}if (${size} === 0) ${read.map}.delete(${read.key});`;
      yield { edits: [{ start: at, end: at, text }], cost: COST };
    }
  },
};

function initialOf(name: string, around: Node): Node | undefined {
  for (const { node } of pathsOf(around))
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.id.name === name)
      return node.init ?? undefined;
  return undefined;
}

/** `groups.get(key)`. */
function readIn(node: Node, source: string): { map: string; key: string; text: string } | undefined {
  if (node.type !== 'CallExpression' || methodName(node) !== 'get' || node.arguments.length !== 1) return undefined;
  const map = textOf(source, (node.callee as Babel.MemberExpression).object);
  return { map, key: textOf(source, node.arguments[0] as Node), text: textOf(source, node) };
}

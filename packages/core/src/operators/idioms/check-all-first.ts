import type * as Babel from '@babel/types';
import { endOf, type Node } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';
import { indentAt } from '../shared/text.ts';
import type { PatchOperator } from '../operator.ts';

const COST = 1.9;

/** Before `for (const line of order) { if (lacks(line)) return false; take(line); }`, `for (const line of order) { if (lacks(line)) return false; }`. */
export const checkAllFirst: PatchOperator = {
  name: 'check-all-first',
  family: 'order',
  description:
    'work that gives up in the middle and leaves what it has done until then: all of it is meant, or nothing',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const { node, path, start } of sites) {
      if (node.type !== 'ForOfStatement' || path.index === undefined || node.body.type !== 'BlockStatement') continue;
      const { body } = node.body;
      const last = body.findLastIndex(isRefusal);
      if (last < 0 || last === body.length - 1 || body.slice(0, last).some(changesSomething)) continue;
      const head = source.slice(start, endOf(body[last] as Node));
      const text = `${head}\n${indentAt(source, start)}}\n${indentAt(source, start)}`;
      yield { edits: [{ start, end: start, text }], cost: COST };
    }
  },
};

/** `if (…) return false;`, `if (…) throw …`. */
function isRefusal(node: Babel.Statement): boolean {
  if (node.type !== 'IfStatement' || node.alternate) return false;
  const [only, ...others] = node.consequent.type === 'BlockStatement' ? node.consequent.body : [node.consequent];
  return others.length === 0 && (only?.type === 'ReturnStatement' || only?.type === 'ThrowStatement');
}

function changesSomething(node: Babel.Statement): boolean {
  for (const { node: each, parent } of pathsOf(node)) {
    if (each.type === 'AssignmentExpression' || each.type === 'UpdateExpression') return true;
    if (each.type === 'CallExpression' && parent?.node.type === 'ExpressionStatement') return true;
  }
  return false;
}

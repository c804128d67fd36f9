import type * as Babel from '@babel/types';
import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf, programOf } from '../../../syntax/path.ts';
import type { OperatorSite, PatchOperator } from '../../operator.ts';
import { methodName, renamedCall } from '../../shared/call.ts';
import { gapBefore } from '../../shared/handler.ts';

const COST = 1.5;

/** `if (active.has(name)) throw cycle(); active.add(name); …; return value;` → before the `return`, `active.delete(name);`. */
export const leavePath: PatchOperator = {
  name: 'leave-path',
  family: 'statement',
  description: 'a search for cycles that keeps what it is done with, and takes a second way there for a cycle',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const site of sites) {
      const entered = enteredAt(site, source);
      const block = site.path.parent?.node;
      const last = block?.type === 'BlockStatement' ? block.body.at(-1) : undefined;
      if (entered === undefined || last === undefined || last === site.node) continue;
      const left = `${renamedCall(entered, source, 'delete')};`;
      const at = last.type === 'ReturnStatement' ? startOf(last) : endOf(last);
      const gap = gapBefore(last, source);
      const text = last.type === 'ReturnStatement' ? left + gap : gap + left;
      yield { edits: [{ start: at, end: at, text }], cost: COST };
    }
  },
};

/** `active.add(name)`, behind a throw for what is in there already, where nobody takes anything out again. */
function enteredAt({ node, path }: OperatorSite, source: string): Babel.CallExpression | undefined {
  const call = node.type === 'ExpressionStatement' ? node.expression : undefined;
  if (call?.type !== 'CallExpression' || methodName(call) !== 'add' || call.arguments.length !== 1) return undefined;
  const block = path.parent?.node;
  const before = block?.type === 'BlockStatement' ? block.body.slice(0, path.index) : [];
  const asked = renamedCall(call, source, 'has');
  const { object: set } = call.callee as Babel.MemberExpression;
  const isGuarded = before.some(
    (each) => each.type === 'IfStatement' && textOf(source, each.test) === asked && throws(each.consequent),
  );
  return isGuarded && !isTakenFrom(textOf(source, set), programOf(path), source) ? call : undefined;
}

function throws(branch: Node): boolean {
  return [...pathsOf(branch)].some(({ node }) => node.type === 'ThrowStatement');
}

function isTakenFrom(set: string, program: Node, source: string): boolean {
  return [...pathsOf(program)].some(
    ({ node }) =>
      node.type === 'CallExpression' &&
      /^(?:delete|clear)$/.test(methodName(node) ?? '') &&
      textOf(source, (node.callee as Babel.MemberExpression).object) === set,
  );
}

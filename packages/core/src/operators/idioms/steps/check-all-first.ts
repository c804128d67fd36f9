import type * as Babel from '@babel/types';
import type { ValueKind } from '../../../model/value-kind.ts';
import { endOf, isFunction, type Node } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import { gapBefore } from '../../shared/handler.ts';
import { isRepeatable } from '../../shared/is-repeatable.ts';
import type { PatchOperator } from '../../operator.ts';

const COST = 1.9;

/** Before `for (const line of order) { if (lacks(line)) return false; take(line); }`, `for (const line of order) { if (lacks(line)) return false; }`. */
export const checkAllFirst: PatchOperator = {
  name: 'check-all-first',
  family: 'order',
  description:
    'work that gives up in the middle and leaves what it has done until then: all of it is meant, or nothing',
  floor: COST,
  on: 'module',
  *patches(sites, { source, kindOf }) {
    for (const { node, path, start } of sites) {
      if (node.type !== 'ForOfStatement' || path.index === undefined || node.body.type !== 'BlockStatement') continue;
      const { body } = node.body;
      const last = body.findLastIndex(isRefusal);
      const [checks, work] = [body.slice(0, last + 1), body.slice(last + 1)];
      if (last < 0 || checks.some(changesSomething) || !work.some(changesSomething)) continue;
      if (!goesTwice(node, kindOf(node.right))) continue;
      const head = source.slice(start, endOf(body[last] as Node));
      const gap = gapBefore(node, source);
      const text = `${head}${head.includes('\n') ? gap : ' '}}${gap}`;
      yield { edits: [{ start, end: start, text }], cost: COST };
    }
  },
};

/** Whether what a loop goes through is there once more, and nobody outside sees that it goes twice. */
function goesTwice({ await: isAwaited, right, body }: Babel.ForOfStatement, kind: ValueKind | undefined): boolean {
  if (isAwaited || [...pathsOf(body, isFunction)].some(({ node }) => node.type === 'YieldExpression')) return false;
  return kind === undefined ? isRepeatable(right) : /^(array|map|set|string)$/.test(kind);
}

/** `if (…) return false;`, `if (…) throw …`. */
function isRefusal(node: Babel.Statement): boolean {
  if (node.type !== 'IfStatement' || node.alternate) return false;
  const [only, ...others] = node.consequent.type === 'BlockStatement' ? node.consequent.body : [node.consequent];
  return others.length === 0 && (only?.type === 'ReturnStatement' || only?.type === 'ThrowStatement');
}

/** Also what is called, or waited for, with nobody to take its result. */
function changesSomething(statement: Babel.Statement): boolean {
  return [...pathsOf(statement)].some(({ node }) => {
    if (node.type === 'AssignmentExpression' || node.type === 'UpdateExpression') return true;
    if (node.type === 'UnaryExpression') return node.operator === 'delete';
    return node.type === 'ExpressionStatement' && /Call|Await/.test(node.expression.type);
  });
}

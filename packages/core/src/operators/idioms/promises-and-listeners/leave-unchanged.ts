import type * as Babel from '@babel/types';
import { isFunction, startOf, textOf } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf } from '../../../syntax/path.ts';
import { gapBefore } from '../../shared/handler.ts';
import type { PatchOperator } from '../../operator.ts';
import { valuesBefore } from '../../shared/values-before.ts';

const COST = 1.5;

/** Before `state = next;`, where listeners are told after it, `if (next === state) return;`. */
export const leaveUnchanged: PatchOperator = {
  name: 'leave-unchanged',
  family: 'condition',
  description: 'a setter that tells everybody of a change where nothing has changed',
  floor: COST,
  on: 'module',
  *patches(sites, context) {
    for (const site of sites) {
      const set = site.node.type === 'ExpressionStatement' ? site.node.expression : undefined;
      if (set?.type !== 'AssignmentExpression' || set.operator !== '=' || set.right.type !== 'Identifier') continue;
      const { name } = set.right;
      const own = enclosingFunction(site.path)?.node as Babel.Function | undefined;
      if (!own?.params.some((each) => each.type === 'Identifier' && each.name === name)) continue;
      if (site.path.index !== 0 || site.path.parent?.node !== own.body || !isSetter(own)) continue;
      const place = textOf(context.source, set.left);
      const next = context.valuesOfName(name, site);
      const before = valuesBefore(site, set.left, context);
      const unchanged = before.filter((value, nth) => nth < next.length && Object.is(value, next[nth]));
      if (unchanged.length === 0 || place === name) continue;
      const isSame = unchanged.some(Number.isNaN) ? `Object.is(${name}, ${place})` : `${name} === ${place}`;
      const at = startOf(site.node);
      const text = `if (${isSame}) return;${gapBefore(site.node, context.source)}`;
      yield { edits: [{ start: at, end: at, text }], cost: COST };
    }
  },
};

/** Whether a function does more than to set something, and gives nothing back. */
function isSetter(own: Babel.Function): boolean {
  const { body } = own;
  if (body.type !== 'BlockStatement' || body.body.length < 2) return false;
  if ('kind' in own && own.kind === 'constructor') return false;
  return ![...pathsOf(body, isFunction)].some(({ node }) => node.type === 'ReturnStatement' && node.argument);
}

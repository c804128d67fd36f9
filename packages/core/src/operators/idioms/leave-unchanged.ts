import type * as Babel from '@babel/types';
import { startOf, textOf } from '../../syntax/node.ts';
import { enclosingFunction } from '../../syntax/path.ts';
import { gapBefore } from '../shared/handler.ts';
import type { PatchOperator } from '../operator.ts';
import { valuesBefore } from '../shared/values-before.ts';

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
      if (site.path.index !== 0 || site.path.parent?.node !== own.body) continue;
      if (own.body.type !== 'BlockStatement' || own.body.body.length < 2) continue;
      const before = valuesBefore(site, set.left, context);
      const next = context.valuesOfName(name, site);
      if (!next.some((value, nth) => Object.is(value, before[nth]))) continue;
      const at = startOf(site.node);
      const text = `if (${name} === ${textOf(context.source, set.left)}) return;${gapBefore(site.node as Babel.Statement, context.source)}`;
      yield { edits: [{ start: at, end: at, text }], cost: COST };
    }
  },
};

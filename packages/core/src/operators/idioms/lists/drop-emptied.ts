import { textOf } from '../../../syntax/node.ts';
import { methodName } from '../../shared/call.ts';
import { ownKeys, ownValue } from '../../shared/own-keys.ts';
import { isList } from '../../shared/value-kind.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.6;
const COUNTS = /^(count|quantity|qty|amount|units?|stock|left|remaining|size|votes|seats|hours|minutes|total)$/i;

/** `lines.map(changed)` → `lines.map(changed).filter((each) => each.quantity > 0)`. */
export const dropEmptied: Operator = {
  name: 'drop-emptied',
  family: 'collection',
  description: 'a line whose number has become zero, and which stays',
  floor: COST,
  on: 'expression',
  *replacements({ node }, { source, failingValuesOf }) {
    if (methodName(node) !== 'map') return;
    const items = failingValuesOf(node).flatMap((value) => (isList(value) ? value : []));
    for (const key of ownKeys(items)) {
      if (!COUNTS.test(key) || !items.some((item) => ownValue(item, key) === 0)) continue;
      // One that counts nothing would be dropped with those that have nothing left.
      if (!items.every((item) => typeof item === 'symbol' || typeof ownValue(item, key) === 'number')) continue;
      yield { text: `${textOf(source, node)}.filter((each) => each.${key} > 0)`, cost: COST };
    }
  },
};

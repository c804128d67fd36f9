import { types } from 'node:util';
import type { Operator } from '../operator.ts';
import { endOf, startOf } from '../../syntax/node.ts';
import { ownKeys, ownValue } from '../shared/own-keys.ts';
import { commonKind } from '../shared/value-kind.ts';

/** A list is seldom meant where there was a number, and a method seldom where there was what is no function. */
const OF_OTHER_KIND = 0.5;
const METHOD = 0.9;

/** `item.price` → `item.cost`, among the keys the object was seen with and the names that the module uses. */
export const renameProperty: Operator = {
  name: 'rename-property',
  family: 'name',
  description: 'a wrong or mistyped property',
  floor: 1.1,
  on: 'expression',
  *replacements({ node }, { source, facts, valuesOf, kindOf }) {
    if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return;
    if (node.computed || (node.property.type !== 'Identifier' && node.property.type !== 'PrivateName')) return;
    const current = source.slice(startOf(node.property), endOf(node.property));
    const holders = valuesOf(node.object);
    const keys = ownKeys(holders);
    const kind = kindOf(node);
    const seen = new Set([current]);
    const costOf = (name: string): number => {
      if (keys.length === 0) return 1.2;
      if (name.startsWith('#')) return 1.3;
      // Nothing is to be had by a name that no object goes by.
      return isInherited(name, holders) ? 1.8 : 2.2;
    };
    const names: (readonly [string, number])[] = [
      ...keys.map((key) => [key, facts.members.includes(key) ? 1.15 : 1.4] as const),
      ...facts.members.map((name) => [name, costOf(name)] as const),
    ];
    for (const [name, cost] of names) {
      if (seen.has(name) || (name.startsWith('#') && node.object.type !== 'ThisExpression')) continue;
      seen.add(name);
      const other = commonKind(holders.map((holder) => ownValue(holder, name)));
      const isOfOtherKind = kind !== undefined && other !== undefined && kind !== other;
      const isMethod = other === undefined && kind !== undefined && kind !== 'function' && facts.methods.has(name);
      yield {
        text: source.slice(startOf(node), startOf(node.property)) + name,
        cost: cost + (isOfOtherKind ? OF_OTHER_KIND : isMethod ? METHOD : 0),
      };
    }
  },
};

/** Copies have the prototypes of what they are copies of, or those of plain objects. */
function isInherited(name: string, holders: readonly unknown[]): boolean {
  return holders.some(
    (holder) => typeof holder === 'object' && holder !== null && !types.isProxy(holder) && name in holder,
  );
}

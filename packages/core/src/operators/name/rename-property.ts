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
    const names: (readonly [string, number])[] = [
      ...keys.map((key) => [key, facts.members.includes(key) ? 1.15 : 1.4] as const),
      // When its keys are known, a name that is none of them yields undefined.
      ...facts.members.map((name) => [name, keys.length === 0 ? 1.2 : name.startsWith('#') ? 1.3 : 1.8] as const),
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

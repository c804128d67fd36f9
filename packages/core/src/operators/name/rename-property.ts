import { types } from 'node:util';
import type * as Babel from '@babel/types';
import type { Operator, OperatorSite } from '../operator.ts';
import { endOf, startOf, textOf } from '../../syntax/node.ts';
import { methodName } from '../shared/call.ts';
import { ownKeys, ownValue } from '../shared/own-keys.ts';
import { patternText } from '../shared/pattern-text.ts';
import { commonKind } from '../shared/value-kind.ts';

/** A list is seldom meant where there was a number, and a method seldom where there was what is no function. */
const OF_OTHER_KIND = 0.5;
const METHOD = 0.9;
/** The key of an entry is the same wherever the entry is set, read and taken out. */
const SHARED_KEY = 0.8;

/** `item.price` → `item.cost`, among the keys the object was seen with and the names that the module uses. */
export const renameProperty: Operator = {
  name: 'rename-property',
  family: 'name',
  description: 'a wrong or mistyped property',
  floor: 1.1,
  on: 'expression',
  *replacements({ node, path }, { source, facts, valuesOf, kindOf }) {
    if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return;
    if (node.computed || (node.property.type !== 'Identifier' && node.property.type !== 'PrivateName')) return;
    const current = source.slice(startOf(node.property), endOf(node.property));
    const holders = valuesOf(node.object);
    const keys = ownKeys(holders);
    const kind = kindOf(node);
    const shared = isSharedKey(path, source) ? SHARED_KEY : 0;
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
        cost: cost + shared + (isOfOtherKind ? OF_OTHER_KIND : isMethod ? METHOD : 0),
      };
    }
  },
};

/** `table.delete(entry.id)` beside `table.set(entry.id, entry)`. */
function isSharedKey({ node, parent, key, index }: OperatorSite['path'], source: string): boolean {
  if (parent === undefined || key !== 'arguments' || index !== 0) return false;
  if (!/^(get|has|set|add|delete)$/.test(methodName(parent.node) ?? '')) return false;
  const holder = textOf(source, (parent.node as Babel.CallExpression).callee).replace(/\.\w+$/, '');
  const [table, text] = [holder, textOf(source, node)].map(patternText);
  return [...source.matchAll(new RegExp(`${table}\\.(?:get|has|set|add|delete)\\(${text}[,)]`, 'g'))].length > 1;
}

/** Copies have the prototypes of what they are copies of, or those of plain objects. */
function isInherited(name: string, holders: readonly unknown[]): boolean {
  return holders.some(
    (holder) => typeof holder === 'object' && holder !== null && !types.isProxy(holder) && name in holder,
  );
}

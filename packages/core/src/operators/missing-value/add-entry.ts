import type * as Babel from '@babel/types';
import { itemAfter } from './item-after.ts';
import { keysSoughtIn } from './keys-sought-in.ts';
import type { OperatorContext, OperatorSite, PatchOperator } from '../operator.ts';
import { partsBetween } from '../shared/parts-between.ts';
import { quote } from '../shared/text.ts';
import { valuesOfEntries } from './values-of-entries.ts';

const MOST_KEYS = 4;
const NAME = /^[a-z_$][\w$]*$/i;

/**
 * `{ '<': '&lt;' }` → `{ '<': '&lt;', '"': '&quot;' }`, where `"` was looked up in vain and a failing test shows what it becomes; in other
 * tables, with a value that fits among those that are there.
 */
export const addEntry: PatchOperator = {
  name: 'add-entry',
  family: 'missing-value',
  description: 'a character, a unit, a kind or a code that a table does not have',
  floor: 1.9,
  on: 'module',
  unreached: true,
  *patches(sites, context) {
    for (const { node, path } of sites) {
      const holder = path.parent?.node;
      if (node.type !== 'ObjectExpression' || holder?.type !== 'VariableDeclarator' || holder.id.type !== 'Identifier')
        continue;
      const last = node.properties.at(-1);
      const keys = keysOf(node);
      if (last === undefined || keys === undefined) continue;
      const sought = keysSoughtIn(holder.id.name, sites, context).filter((key) => !keys.includes(key));
      for (const key of sought.slice(0, MOST_KEYS)) {
        for (const { text, cost } of valuesFor(key, node, sites, context)) {
          const entry = `${keyText(key, node)}: ${text}`;
          yield { edits: [itemAfter(last, entry, node, context.source)], cost };
        }
      }
    }
  },
};

/** `undefined` for a table whose keys are not all written there. */
function keysOf({ properties }: Babel.ObjectExpression): string[] | undefined {
  const keys = properties.map((property) => {
    if (property.type !== 'ObjectProperty' || property.computed) return undefined;
    return property.key.type === 'StringLiteral'
      ? property.key.value
      : property.key.type === 'Identifier'
        ? property.key.name
        : undefined;
  });
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

/** Without quotes where no other key has any. */
function keyText(key: string, { properties }: Babel.ObjectExpression): string {
  const areNames = properties.every((each) => each.type === 'ObjectProperty' && each.key.type === 'Identifier');
  return areNames && NAME.test(key) ? key : quote(key);
}

function valuesFor(
  key: string,
  table: Babel.ObjectExpression,
  sites: readonly OperatorSite[],
  context: OperatorContext,
): { readonly text: string; readonly cost: number }[] {
  const replaced = [...whatBecomesOf(key, sites, context)].map((value) => ({ text: quote(value), cost: 1.9 }));
  return replaced.length > 0 ? replaced : valuesOfEntries(table, context);
}

/** What stands in the place of a text where a failing test expects the rest of what was seen. */
function whatBecomesOf(
  key: string,
  sites: readonly OperatorSite[],
  { failingValuesOf, facts }: OperatorContext,
): Set<string> {
  const found = new Set<string>();
  for (const { node } of sites) {
    for (const value of failingValuesOf(node)) {
      if (typeof value !== 'string' || !value.includes(key)) continue;
      for (const text of facts.expectedTexts)
        for (const part of partsBetween(value, text)) if (part.old === key) found.add(part.new);
    }
  }
  return found;
}

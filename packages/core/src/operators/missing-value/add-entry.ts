import type * as Babel from '@babel/types';
import { itemAfter } from './item-after.ts';
import type { OperatorContext, OperatorSite, PatchOperator } from '../operator.ts';
import { partsBetween } from '../shared/parts-between.ts';
import { quote } from '../shared/text.ts';

const MOST_KEYS = 4;

/** `{ '<': '&lt;' }` → `{ '<': '&lt;', '"': '&quot;' }`, where `"` was looked up in vain and a failing test shows what it becomes. */
export const addEntry: PatchOperator = {
  name: 'add-entry',
  family: 'missing-value',
  description: 'a character that a table of replacements does not have',
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
      for (const key of soughtIn(holder.id.name, sites, context).filter((each) => !keys.includes(each))) {
        for (const value of whatBecomesOf(key, sites, context)) {
          yield { edits: [itemAfter(last, `${quote(key)}: ${quote(value)}`, node, context.source)], cost: 1.9 };
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

/** Texts that a table was asked for by failing tests. */
function soughtIn(table: string, sites: readonly OperatorSite[], { failingValuesOf }: OperatorContext): string[] {
  const keys = sites.flatMap(({ node }) => {
    if (node.type !== 'MemberExpression' || !node.computed) return [];
    if (node.object.type !== 'Identifier' || node.object.name !== table) return [];
    return failingValuesOf(node).includes(undefined) ? failingValuesOf(node.property) : [];
  });
  return [...new Set(keys.filter((key) => typeof key === 'string'))].slice(0, MOST_KEYS);
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

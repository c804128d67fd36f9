import type * as Babel from '@babel/types';
import type { Edit } from '../model/edit.ts';
import { endOf, startOf } from '../syntax/node.ts';
import type { OperatorContext, OperatorSite, PatchOperator } from './operator.ts';
import { partsBetween } from './parts-between.ts';
import { indentAt, quote } from './text.ts';

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
          yield { edits: [entryAfter(last, `${quote(key)}: ${quote(value)}`, node, context.source)], cost: 1.9 };
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

/** On a line of its own where the last one is, after what else stands there. */
function entryAfter(last: Babel.Node, entry: string, table: Babel.ObjectExpression, source: string): Edit {
  const at = endOf(last);
  const isOnLineOfItsOwn = source.slice(startOf(table), startOf(last)).includes('\n');
  if (!isOnLineOfItsOwn) return { start: at, end: at, text: `, ${entry}` };
  const line = `\n${indentAt(source, startOf(last))}${entry}`;
  const rest = source.slice(at, endOf(table)).split('\n', 1)[0] as string;
  const hasComma = /^\s*,/.test(rest) && at + rest.length < endOf(table);
  if (!hasComma) return { start: at, end: at, text: `,${line}` };
  return { start: at + rest.length, end: at + rest.length, text: `${line},` };
}

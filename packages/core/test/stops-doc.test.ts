import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EXCLUDED_REASONS, FAILED_STOPS, TARGET_STOPS } from '../src/model/stop.ts';

const PAGE = readFileSync(new URL('../../../docs/stops.md', import.meta.url), 'utf8');
const SCHEMA = JSON.parse(readFileSync(new URL('../schema/report.schema.json', import.meta.url), 'utf8')) as {
  readonly $defs: Readonly<Record<string, { readonly properties: { readonly reason: { readonly enum: string[] } } }>>;
};

/** The first column of each table of the page. */
function documentedReasons(): string[][] {
  const tables = PAGE.split(/^## /m).slice(1);
  return tables.map((table) => [...table.matchAll(/^\| `([\w-]+)` +\|/gm)].map(([, reason]) => reason as string));
}

it('docs/stops.md has a row for every reason why nothing is searched, in its own table', () => {
  expect(documentedReasons()).toEqual([EXCLUDED_REASONS, FAILED_STOPS, TARGET_STOPS]);
});

it('docs/stops.md says of every reason when it comes and what to do', () => {
  const rows = [...PAGE.matchAll(/^\| `[\w-]+` +\|(.*)\|(.*)\|$/gm)];

  expect(rows.filter(([, when, remedy]) => when?.trim() === '' || remedy?.trim() === '')).toEqual([]);
});

it('the schema of the report knows every reason, and no other for tests that did not fail', () => {
  expect(SCHEMA.$defs['excluded']?.properties.reason.enum).toEqual([...EXCLUDED_REASONS]);
  expect(SCHEMA.$defs['target']?.properties.reason.enum).toEqual(
    expect.arrayContaining([...FAILED_STOPS, ...TARGET_STOPS]),
  );
});

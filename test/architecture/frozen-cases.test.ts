import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const BENCHMARKS = path.resolve(import.meta.dirname, '../../benchmarks');
const SUITES = readdirSync(BENCHMARKS).filter((suite) => existsSync(path.join(BENCHMARKS, suite, 'frozen.json')));

describe('frozen fault cases', () => {
  // A figure over cases that were adapted to the search afterwards says nothing about other people's code.
  it.each(SUITES)('of %s are what they were when they were frozen', (suite) => {
    const frozen = manifestOf(suite);
    const folders = new Set(Object.keys(frozen).map((file) => path.posix.dirname(file)));
    const found = [...folders].flatMap((folder) => filesIn(suite, folder)).toSorted();

    expect(Object.fromEntries(found.map((file) => [file, hashOf(suite, file)]))).toEqual(frozen);
  });
});

describe('the manifests of frozen fault cases', () => {
  it('are those of these suites', () => {
    expect(SUITES).toEqual(['everyday', 'history', 'missing-logic', 'web']);
  });

  it('hold at least 20 cases each', () => {
    const cases = SUITES.map(
      (suite) => new Set(Object.keys(manifestOf(suite)).map((file) => path.posix.dirname(file))),
    );

    expect(cases.filter(({ size }) => size < 20)).toEqual([]);
  });
});

function manifestOf(suite: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(path.join(BENCHMARKS, suite, 'frozen.json'), 'utf8')) as Record<string, string>;
}

function filesIn(suite: string, folder: string): string[] {
  if (!existsSync(path.join(BENCHMARKS, suite, folder))) return [];
  // What `fetch-history.mjs` has brought lies in folders of the case.
  const entries = readdirSync(path.join(BENCHMARKS, suite, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);
}

/** Of the text with plain line ends: a checkout may have others. */
function hashOf(suite: string, file: string): string {
  const text = readFileSync(path.join(BENCHMARKS, suite, file), 'utf8').replaceAll('\r\n', '\n');
  return createHash('sha256').update(text).digest('hex');
}

import { expect, it } from 'vitest';
import { batchSources } from '../../instrument/batch-source.ts';
import { indexSource } from '../../instrument/source-index.ts';
import type { Candidate } from '../../model/candidate.ts';
import { parseModule } from '../../syntax/parse.ts';
import { portionsOf } from './batch-portions.ts';

const SOURCE = 'export function next(n) {\n  return n + 1;\n}\n';
const START = SOURCE.indexOf('n + 1');

function replacedBy(text: string): Candidate {
  return { key: text, edits: [{ start: START, end: START + 5, text }], operator: 'change', cost: 1 };
}

function literal(length: number): string {
  return `'${'x'.repeat(length)}'`;
}

function portionsWith(candidates: readonly Candidate[]): number[][] {
  const toBatch = batchSources(indexSource(parseModule(SOURCE, 'next.js')));
  const portions = [...portionsOf(candidates, toBatch, toBatch([]).text.length)];
  expect(portions.every(({ candidates: part, source }) => part.every((each) => source.selected.has(each)))).toBe(true);
  expect(portions.flatMap(({ candidates: part }) => part).map(({ key }) => key.length)).toEqual(
    candidates.map(({ key }) => key.length),
  );
  return portions.map(({ candidates: part, source }) => [part.length, Math.round(source.text.length / 10_000)]);
}

it('keeps candidates of a common length together', () => {
  const candidates = Array.from({ length: 100 }, (_, nth) => replacedBy(`n + ${100 + nth}`));

  expect(portionsWith(candidates)).toEqual([[100, 0]]);
});

it('splits candidates whose text is long', () => {
  const candidates = Array.from({ length: 4 }, (_, nth) => replacedBy(literal(50_000 - 100 * nth)));

  expect(portionsWith(candidates)).toEqual([
    [2, 10],
    [2, 10],
  ]);
});

it('leaves one alone as it is', () => {
  expect(portionsWith([replacedBy(literal(250_000))])).toEqual([[1, 25]]);
});

import { expect, it } from 'vitest';
import { ochiai, penalties, reachedByAll, spectrumOf, suspicionOf, suspiciousLines } from './localize.ts';
import type { Place } from './place.ts';

const spectrum = { failing: [0, 1], passing: [2, 3] };

it.each([
  [[1, 1, 0, 0], 1],
  [[1, 1, 1, 1], 0.7071],
  [[5, 0, 0, 0], 0.7071],
  [[1, 0, 1, 0], 0.5],
  [[0, 0, 1, 1], 0],
])('scores hits %j as %f, however many there are', (hits, score) => {
  expect(ochiai(hits, spectrum)).toBeCloseTo(score, 4);
});

it.each([
  ['no hits at load time', [2, 1, 0, 1], 0, 0.8165],
  ['what tests reach themselves', [4, 5, 3, 3], 3, 1],
  ['what only passing tests reach later, as reached by all', [3, 3, 4, 3], 3, 0.7071],
  ['what is reached at load time alone, as reached by all', [3, 3, 3, 3], 3, 0.7071],
])('suspects %s', (_what, hits, loads, score) => {
  expect(suspicionOf({ hits, loads }, spectrum)).toBeCloseTo(score, 4);
});

it('tells failing from passing tests and leaves out what did not repeat', () => {
  const test = { durationMs: 1, steps: 1 };

  expect(spectrumOf([{ ...test, passes: false }, undefined, { ...test, passes: true }])).toEqual({
    failing: [0],
    passing: [2],
  });
});

it('takes a place for a single edit only when every failing test reaches it', () => {
  const reached = [[1, 2, 0, 0], [1, 0, 9, 9], undefined].map((hits) => reachedByAll(place(0, hits), spectrum));

  expect(reached).toEqual([true, false, true]);
});

it('tries suspicious places and the first region earlier', () => {
  const places = [place(1, [1, 1, 0, 0]), place(2, [1, 1, 1, 1]), place(12, [1, 1, 0, 0])];

  const penaltyOf = penalties(places, spectrum, [
    { start: 0, end: 10 },
    { start: 10, end: 20 },
  ]);

  expect(places.map(penaltyOf)).toEqual([0, 0.293, 0.25]);
});

it('ranks lines by their most suspicious place', () => {
  const places = [place(0, [1, 1, 1, 1]), place(1, [1, 1, 0, 0]), place(12, [1, 1, 1, 0]), place(25, [0, 0, 1, 1])];

  expect(suspiciousLines(places, spectrum, (offset) => Math.floor(offset / 10) + 1)).toEqual([
    { line: 1, score: 1 },
    { line: 2, score: 0.8165 },
  ]);
});

function place(start: number, hits: readonly number[] | undefined): Place {
  return { site: { start, end: start + 1 } as Place['site'], hits, names: [], states: [] };
}

import { expect, it } from 'vitest';
import { createPool, type Pool } from './pool.ts';
import { addSeenLimits, outsideRanges, suspectStates } from './seen-limits.ts';

const EVERY = 10;

it('asks on which side of a limit a value lies, for the last that passes and the first that fails', () => {
  const pool = poolOf({ weight: [351, 20, 350, 2000] });

  addSeenLimits(pool, [new Set([0, 3])], EVERY);

  expect(conditionsOf(pool)).toEqual(['weight > 350', 'weight <= 350', 'weight >= 351', 'weight < 351']);
});

it('prefers a round number, and of two as round the one that still passes', () => {
  const [total, age] = [poolOf({ total: [250, 1000, 249] }), poolOf({ age: [17, 18, 44] })];

  addSeenLimits(total, [new Set([0, 1])], EVERY);
  addSeenLimits(age, [new Set([0])], EVERY);

  expect(conditionsOf(total)[0]).toBe('total >= 250');
  expect(conditionsOf(age).slice(0, 2)).toEqual(['age >= 18', 'age < 18']);
});

it.each([
  ['fail on both sides', [-1, 101, 0, 100, 30], [0, 1], 'percent < 0 || percent > 100'],
  ['were seen beyond the end alone', [101, 0, 100, 30], [0], 'percent < 0 || percent > 100'],
  ['begin at no usual number', [101, 12, 100, 30], [0], undefined],
  ['lie in between', [50, 0, 100, 30], [0], undefined],
])('asks for both ends where values %s', (_, percent, suspect, condition) => {
  const found = outsideRanges(poolOf({ percent }), [new Set(suspect)], EVERY);

  expect(found.map(({ text }) => text)).toEqual(condition === undefined ? [] : [condition]);
});

it('takes for suspect all states of failing tests, and apart from them the last of each', () => {
  const states = [0, 0, 1, 1, 1].map((test) => ({ test, values: [], value: undefined }));

  expect(suspectStates(states, new Set([1]), [[2, 3, 4]])).toEqual([new Set([2, 3, 4]), new Set([4])]);
  expect(suspectStates(states, new Set([1]), [])).toEqual([new Set([2, 3, 4])]);
});

function poolOf(names: Readonly<Record<string, readonly unknown[]>>): Pool {
  const pool = createPool();
  for (const [name, values] of Object.entries(names)) pool.add(name, 0.4, values, 'name');
  return pool;
}

function conditionsOf(pool: Pool): string[] {
  return pool.terms().flatMap(({ kind, text }) => (kind === 'boolean' ? [text] : []));
}

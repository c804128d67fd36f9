import { expect, it } from 'vitest';
import { wilsonInterval } from './wilson-interval.ts';

it.each<[number, number, number, number]>([
  // Values that tables of the interval have.
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [5, 10, 0.2366, 0.7634],
  [81, 263, 0.2553, 0.3662],
  [0, 0, 0, 1],
])('holds the share of %d of %d between %d and %d', (hits, count, low, high) => {
  const interval = wilsonInterval(hits, count);

  expect(interval.map((bound) => Number(bound.toFixed(4)))).toEqual([low, high]);
});

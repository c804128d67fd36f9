import { expect, it } from 'vitest';
import { applyEdits } from './apply-edits.ts';
import { areDisjoint } from './are-disjoint.ts';

it.each<[spans: readonly (readonly [start: number, end: number])[], expected: boolean]>([
  [[], true],
  [[[3, 5]], true],
  [
    [
      [3, 5],
      [0, 2],
    ],
    true,
  ],
  [
    [
      [0, 3],
      [3, 5],
    ],
    true,
  ],
  [
    [
      [3, 3],
      [3, 5],
      [3, 3],
    ],
    true,
  ],
  [
    [
      [0, 4],
      [3, 5],
    ],
    false,
  ],
  [
    [
      [1, 2],
      [0, 5],
    ],
    false,
  ],
  [
    [
      [2, 2],
      [0, 5],
    ],
    false,
  ],
])('%j can be applied together: %s, and only then they are', (spans, expected) => {
  const edits = spans.map(([start, end]) => ({ start, end, text: 'x' }));

  let isApplied = true;
  try {
    applyEdits('abcdef', edits);
  } catch {
    isApplied = false;
  }
  expect([areDisjoint(edits), isApplied]).toEqual([expected, expected]);
});

import { expect, it } from 'vitest';

import { formatCount, formatSeconds, plural } from './format-number.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [18_204, '18 204'],
  [1_234_567, '1 234 567'],
])('groups %i by thousands', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

it.each([
  [0, '<0.1 s'],
  [49, '<0.1 s'],
  [820, '0.8 s'],
  [6100, '6.1 s'],
  [99_949, '99.9 s'],
  [99_950, '100 s'],
  [1_234_000, '1 234 s'],
])('shows %i ms in seconds', (durationMs, text) => {
  expect(formatSeconds(durationMs)).toBe(text);
});

it.each([
  [0, '0 edits'],
  [1, '1 edit'],
  [1000, '1 000 edits'],
])('counts %i', (count, text) => {
  expect(plural(count, 'edit')).toBe(text);
});

import { expect, it } from 'vitest';
import { labelOf } from './label.ts';

it.each([
  ['plausible', 'cheap, few others', 1, 2, 3],
  ['plausible', 'just below the dear ones', 2.99, 1, 1],
  ['suspicious', 'dear', 3, 5, 1],
  ['plausible', 'one test and ten patches', 1, 1, 10],
  ['suspicious', 'one test that more than ten patches satisfy', 1, 1, 11],
  ['plausible', 'a slip of a finger, one of many for one test', 0.99, 1, 11],
  ['plausible', 'many patches held against two tests', 1, 2, 400],
])('calls a patch %s that is %s', (label, _what, cost, failingTests, plausiblePatches) => {
  expect(labelOf({ cost }, { failingTests, plausiblePatches })).toBe(label);
});

it('calls a patch suspicious that does not type-check, however cheap', () => {
  expect(labelOf({ cost: 1, isIllTyped: true }, { failingTests: 5, plausiblePatches: 1 })).toBe('suspicious');
});

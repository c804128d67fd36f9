import { expect, it } from 'vitest';
import { isInRange } from './version-range.ts';

const RANGE = '^3.2 || ^4.0.18 || >=22.12.0';

it.each(['3.2.0', '3.9.1', '4.0.18', '4.1.0-beta.2', '22.12.0', '26.0.1'])('has %s', (version) => {
  expect(isInRange(version, RANGE)).toBe(true);
});

it.each(['3.1.9', '4.0.17', '5.0.0', '22.11.9', 'next', ''])('does not have %s', (version) => {
  expect(isInRange(version, RANGE)).toBe(false);
});

it('has nothing in a range of another kind', () => {
  expect(isInRange('1.0.0', '~1.0.0 || 1.x')).toBe(false);
});

import { expect, test } from 'vitest';
import { taxOn, taxWithin } from '../src/tax.ts';

test.each([
  [12_000, 2_000, 2_000],
  [10_550, 550, 550],
  [11_700, 1_700, 1_700],
  [119, 1_900, 19],
  [100, 1_900, 16],
  [1, 1_900, 0],
  [123_456, 0, 0],
  [20_000, 10_000, 10_000],
])('%i gross at %i contains %i', (gross, rate, tax) => {
  expect(taxWithin(gross, rate)).toBe(tax);
});

test('adding the tax and taking it out again', () => {
  for (const rate of [0, 550, 700, 1_900, 2_000]) {
    for (const net of [100, 1_000, 4_200, 99_900]) {
      const tax = taxOn(net, rate);
      expect(Math.abs(taxWithin(net + tax, rate) - tax)).toBeLessThanOrEqual(1);
    }
  }
});

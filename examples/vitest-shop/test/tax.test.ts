import { expect, test } from 'vitest';
import { heal } from '@testheal/vitest';
import { TaxClass, rateFor, taxOn, taxSummary, taxWithin } from '../src/tax.ts';

test('rates by country and class', () => {
  expect(rateFor('DE', TaxClass.Reduced)).toBe(700);
  expect(rateFor('FR', TaxClass.Exempt)).toBe(0);
  expect(() => rateFor('XX', TaxClass.Standard)).toThrow(RangeError);
});

test('tax on top of a net amount', () => {
  expect(taxOn(10_000, 1_900)).toBe(1_900);
  expect(taxOn(999, 700)).toBe(70);
  expect(taxOn(999, 0)).toBe(0);
});

test('tax contained in a gross amount', heal('../src/tax.ts#taxWithin'), () => {
  expect(taxWithin(11_900, 1_900)).toBe(1_900);
  expect(taxWithin(1_070, 700)).toBe(70);
});

test('no tax within an exempt amount', heal('../src/tax.ts#taxWithin'), () => {
  expect(taxWithin(500, 0)).toBe(0);
});

test('nothing contains nothing', () => {
  expect(taxWithin(0, 1_900)).toBe(0);
});

test('sums up per class before it rounds', () => {
  const lines = [
    { net: 1_003, taxClass: TaxClass.Standard },
    { net: 1_003, taxClass: TaxClass.Standard },
    { net: 2_000, taxClass: TaxClass.Reduced },
  ];
  expect([...taxSummary(lines, 'DE')]).toEqual([
    [TaxClass.Standard, 381],
    [TaxClass.Reduced, 140],
  ]);
});

import { expect, test } from 'vitest';
import { missingForFreeShipping, shippingCost } from '../src/shipping.ts';

test.each([
  ['DE', 5_000, 390],
  ['SE', 12_000, 890],
  ['CH', 25_000, 1_690],
])('%s: free at exactly %i, charged one cent below, free one cent above', (country, limit, base) => {
  expect(shippingCost({ subtotal: limit, weightGrams: 500 }, country)).toBe(0);
  expect(shippingCost({ subtotal: limit - 1, weightGrams: 500 }, country)).toBe(base);
  expect(shippingCost({ subtotal: limit + 1, weightGrams: 500 }, country)).toBe(0);
});

test('heavy parcels are charged below the limit and free at it', () => {
  expect(shippingCost({ subtotal: 4_999, weightGrams: 10_000 }, 'DE')).toBe(390 + 9 * 60);
  expect(shippingCost({ subtotal: 5_000, weightGrams: 10_000 }, 'DE')).toBe(0);
  expect(shippingCost({ subtotal: 0, weightGrams: 0 }, 'US')).toBe(1_690);
});

test('the missing amount is unchanged', () => {
  expect(missingForFreeShipping(4_999, 'DE')).toBe(1);
  expect(missingForFreeShipping(5_000, 'DE')).toBe(0);
  expect(missingForFreeShipping(9_000, 'DE')).toBe(0);
});

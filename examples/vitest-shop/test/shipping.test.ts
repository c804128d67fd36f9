import { describe, expect, test } from 'vitest';
import { heal } from '@testheal/vitest';
import { missingForFreeShipping, shippingCost, zoneOf } from '../src/shipping.ts';

test('zones by country', () => {
  expect(zoneOf('de ')).toBe('domestic');
  expect(zoneOf('FR')).toBe('eu');
  expect(zoneOf('US')).toBe('world');
});

describe('shippingCost', () => {
  test('charges every started kilo after the first', () => {
    expect(shippingCost({ subtotal: 1_000, weightGrams: 300 }, 'DE')).toBe(390);
    expect(shippingCost({ subtotal: 1_000, weightGrams: 1_001 }, 'DE')).toBe(450);
    expect(shippingCost({ subtotal: 1_000, weightGrams: 3_000 }, 'AT')).toBe(1_310);
  });

  test('is free well above the limit', () => {
    expect(shippingCost({ subtotal: 9_900, weightGrams: 8_000 }, 'DE')).toBe(0);
  });

  heal('../src/shipping.ts#shippingCost')('is free from the limit on', () => {
    expect(shippingCost({ subtotal: 5_000, weightGrams: 700 }, 'DE')).toBe(0);
    expect(shippingCost({ subtotal: 12_000, weightGrams: 700 }, 'IT')).toBe(0);
  });

  test('is charged one cent below the limit', () => {
    expect(shippingCost({ subtotal: 4_999, weightGrams: 700 }, 'DE')).toBe(390);
  });
});

heal('../src/shipping.ts#shippingCost')('nothing missing means nothing to pay', () => {
  const subtotal = 10_000 + missingForFreeShipping(10_000, 'US');
  expect(missingForFreeShipping(subtotal, 'US')).toBe(0);
  expect(shippingCost({ subtotal, weightGrams: 2_500 }, 'US')).toBe(0);
});

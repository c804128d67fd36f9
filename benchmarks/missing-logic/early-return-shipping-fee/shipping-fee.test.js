import { shippingFee } from './shipping-fee';

test('a small parcel', () => {
  expect(shippingFee({ total: 20, grams: 400 })).toBe(4.9);
});

test('each further kilo costs', () => {
  expect(shippingFee({ total: 20, grams: 2100 })).toBeCloseTo(7.9);
});

test('bulky goods cost twice as much', () => {
  expect(shippingFee({ total: 80, grams: 900, bulky: true })).toBe(9.8);
  expect(shippingFee({ total: 20, grams: 900, bulky: true })).toBe(9.8);
});

test('large orders are free', () => {
  expect(shippingFee({ total: 50, grams: 400 })).toBe(0);
  expect(shippingFee({ total: 120, grams: 5000 })).toBe(0);
});

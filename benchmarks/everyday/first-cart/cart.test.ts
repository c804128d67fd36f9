import { cartTotal } from './cart';

const a = { sku: 'a', price: 10, quantity: 2 };
const b = { sku: 'b', price: 3, quantity: 3, taxFree: true };

test('taxed', () => {
  expect(cartTotal([a], 0.2)).toBe(24);
});

test('free', () => {
  expect(cartTotal([b], 0.2)).toBe(9);
});

test('both, with coupon', () => {
  expect(cartTotal([a, b], 0.2, { percent: 10 })).toBe(29.7);
});

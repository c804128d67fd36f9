import { cartTotal } from './cart';

const item = (price: number, quantity: number, taxFree?: boolean) => ({ sku: 'x', price, quantity, taxFree });

test('several of what is free of tax', () => {
  expect(cartTotal([item(2, 5, true)], 0.2)).toBe(10);
  expect(cartTotal([item(3, 3, true), item(2, 5, true)], 0.2)).toBe(19);
  expect(cartTotal([item(0.1, 3, true)], 0.5)).toBe(0.3);
});

test('one or none', () => {
  expect(cartTotal([item(7, 1, true)], 0.2)).toBe(7);
  expect(cartTotal([item(7, 0, true)], 0.2)).toBe(0);
  expect(cartTotal([], 0.2)).toBe(0);
});

test('with taxed items and a coupon', () => {
  expect(cartTotal([item(10, 2), item(2, 5, true)], 0.1)).toBe(32);
  expect(cartTotal([item(2, 5, true), item(10, 2, false)], 0.5, { percent: 50 })).toBe(20);
  expect(cartTotal([item(4, 10, true)], 1, { percent: 25 })).toBe(30);
  expect(cartTotal([item(4, 10, true), item(5, 1)], 1, { percent: 100 })).toBe(0);
});

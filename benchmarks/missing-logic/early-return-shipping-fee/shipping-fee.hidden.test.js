import { shippingFee } from './shipping-fee';

test.each([
  [{ total: 49.99, grams: 100 }, 4.9],
  [{ total: 50, grams: 100 }, 0],
  [{ total: 50, grams: 100, bulky: false }, 0],
  [{ total: 51, grams: 100, bulky: true }, 9.8],
  [{ total: 0, grams: 100 }, 4.9],
  [{ total: 900, grams: 90_000 }, 0],
  [{ total: 10, grams: 1000 }, 4.9],
  [{ total: 49, grams: 3000, bulky: true }, 15.8],
])('%j', (order, fee) => {
  expect(shippingFee(order)).toBeCloseTo(fee);
});

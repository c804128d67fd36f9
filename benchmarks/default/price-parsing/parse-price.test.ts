import { parsePrice } from './parse-price';

test('plain amounts', () => {
  expect(parsePrice('EUR 20')).toBe(20);
  expect(parsePrice('$9.99')).toBe(9.99);
});

test('thousands', () => {
  expect(parsePrice('$1,299.00')).toBe(1299);
});

test('millions', () => {
  expect(parsePrice('$1,250,000')).toBe(1_250_000);
});

test('no amount', () => {
  expect(parsePrice('sold out')).toBe(undefined);
});

import { parsePrice } from './parse-price';

test.each([
  ['0', 0],
  ['1,000', 1000],
  ['12,345,678.90', 12_345_678.9],
  ['1,000,000,000 JPY', 1_000_000_000],
  ['from $5.50 a piece', 5.5],
  ['', undefined],
])('%j', (text, price) => {
  expect(parsePrice(text)).toBe(price);
});

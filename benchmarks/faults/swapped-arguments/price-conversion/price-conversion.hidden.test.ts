import { basketTotal, convert, priceFor } from './price-conversion';

const rates = { USD: 1.1, JPY: 160, KWD: 0.33 };
const of = (price: number, currency: string) => ({ name: 'x', price, currency });

it.each([
  [100, 'EUR', 'USD', 110.49],
  [110, 'USD', 'EUR', 100.49],
  [1, 'EUR', 'JPY', 160.49],
  [16_000, 'JPY', 'EUR', 100.49],
  [33, 'KWD', 'USD', 110.49],
  [9.99, 'EUR', 'KWD', 3.49],
  [100.9, 'EUR', 'USD', 110.99],
  [7.77, 'JPY', 'JPY', 7.77],
  [5, 'EUR', 'EUR', 5],
])('%d %s in %s is %d', (price, from, to, expected) => {
  expect(priceFor(of(price, from), to, rates)).toBe(expected);
});

it('names the currency without a rate', () => {
  expect(() => priceFor(of(1, 'EUR'), 'ABC', rates)).toThrow('no rate for ABC');
  expect(() => priceFor(of(1, 'ABC'), 'USD', rates)).toThrow('no rate for ABC');
});

it('converts there and back', () => {
  expect(convert(convert(50, 'EUR', 'JPY', rates), 'JPY', 'EUR', rates)).toBe(50);
});

it('adds up several currencies', () => {
  expect(basketTotal([of(10, 'EUR'), of(22, 'USD'), of(3200, 'JPY')], 'EUR', rates)).toBe(50.98);
  expect(basketTotal([], 'EUR', rates)).toBe(0);
});

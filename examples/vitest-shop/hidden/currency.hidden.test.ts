import { expect, test } from 'vitest';
import { convert, crossRate } from '../src/currency.ts';
import type { Money, RateTable } from '../src/currency.ts';

const rates: RateTable = { EUR: 1, USD: 1.1, GBP: 0.85, JPY: 165 };

test.each<[Money, Money]>([
  [
    { amount: 1_000, currency: 'EUR' },
    { amount: 1_100, currency: 'USD' },
  ],
  [
    { amount: 1_100, currency: 'USD' },
    { amount: 850, currency: 'GBP' },
  ],
  [
    { amount: 1_650, currency: 'JPY' },
    { amount: 1_000, currency: 'EUR' },
  ],
  [
    { amount: 850, currency: 'GBP' },
    { amount: 1_650, currency: 'JPY' },
  ],
  [
    { amount: -1_000, currency: 'EUR' },
    { amount: -1_100, currency: 'USD' },
  ],
])('%o is %o', (money, expected) => {
  expect(convert(money, expected.currency, rates)).toEqual(expected);
});

test('the cross rate still says what one unit of the first currency buys', () => {
  expect(crossRate('EUR', 'GBP', rates)).toBeCloseTo(0.85);
  expect(crossRate('JPY', 'EUR', rates)).toBeCloseTo(1 / 165);
});

import { expect, test } from 'vitest';
import { heal } from '@testheal/vitest';
import { convert, crossRate, formatMoney } from '../src/currency.ts';
import type { RateTable } from '../src/currency.ts';

const rates: RateTable = { EUR: 1, USD: 1.25, GBP: 0.8, JPY: 160 };

test('cross rates', () => {
  expect(crossRate('EUR', 'USD', rates)).toBe(1.25);
  expect(crossRate('GBP', 'JPY', rates)).toBe(200);
});

test('an amount in the wanted currency is left alone', () => {
  expect(convert({ amount: 995, currency: 'USD' }, 'USD', rates)).toEqual({ amount: 995, currency: 'USD' });
});

test('nothing is nothing in every currency', () => {
  expect(convert({ amount: 0, currency: 'EUR' }, 'GBP', rates)).toEqual({ amount: 0, currency: 'GBP' });
});

test('euros into dollars and back', () => {
  heal('../src/currency.ts#convert');
  expect(convert({ amount: 10_000, currency: 'EUR' }, 'USD', rates)).toEqual({ amount: 12_500, currency: 'USD' });
  expect(convert({ amount: 12_500, currency: 'USD' }, 'EUR', rates)).toEqual({ amount: 10_000, currency: 'EUR' });
});

test('a currency without minor unit', () => {
  heal('../src/currency.ts#convert');
  expect(convert({ amount: 2_000, currency: 'EUR' }, 'JPY', rates)).toEqual({ amount: 3_200, currency: 'JPY' });
});

test('formats with the digits of the currency', () => {
  expect(formatMoney({ amount: 1_995, currency: 'GBP' })).toBe('£19.95');
  expect(formatMoney({ amount: -3_200, currency: 'JPY' })).toBe('-¥3200');
});

export type Currency = 'EUR' | 'USD' | 'GBP' | 'JPY';

/** An amount in the smallest unit of its currency. */
export interface Money {
  amount: number;
  currency: Currency;
}

/** What one euro buys. */
export type RateTable = Readonly<Record<Currency, number>>;

const MINOR_DIGITS: Record<Currency, number> = { EUR: 2, USD: 2, GBP: 2, JPY: 0 };
const SYMBOLS: Record<Currency, string> = { EUR: '€', USD: '$', GBP: '£', JPY: '¥' };

export function crossRate(from: Currency, to: Currency, rates: RateTable): number {
  return rates[to] / rates[from];
}

export function roundMinor(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}

/** Converts an amount, rounding to the smallest unit of the currency asked for. */
export function convert(money: Money, to: Currency, rates: RateTable): Money {
  const { amount, currency } = money;
  if (currency === to) {
    return money;
  }
  const major = amount / 10 ** MINOR_DIGITS[currency];
  const converted = major * crossRate(to, currency, rates);
  return { amount: roundMinor(converted * 10 ** MINOR_DIGITS[to]), currency: to };
}

export function formatMoney({ amount, currency }: Money): string {
  const digits = MINOR_DIGITS[currency];
  const sign = amount < 0 ? '-' : '';
  return `${sign}${SYMBOLS[currency]}${(Math.abs(amount) / 10 ** digits).toFixed(digits)}`;
}

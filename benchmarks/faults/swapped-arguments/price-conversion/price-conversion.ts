/** How much one euro is in other currencies. */
export type Rates = Readonly<Record<string, number>>;

export interface Product {
  name: string;
  price: number;
  currency: string;
}

// Prices that look like prices: 12.34 becomes 12.49 or 12.99.
const ENDINGS = [0.49, 0.99];

function rateOf(rates: Rates, currency: string): number {
  const rate = currency === 'EUR' ? 1 : rates[currency];
  if (rate === undefined) throw new Error(`no rate for ${currency}`);
  return rate;
}

export function convert(amount: number, from: string, to: string, rates: Rates): number {
  if (from === to) return amount;
  return Math.round((amount / rateOf(rates, from)) * rateOf(rates, to) * 100) / 100;
}

export function roundUpToEnding(amount: number): number {
  const whole = Math.floor(amount);
  const ending = ENDINGS.find((one) => whole + one >= amount) ?? 1 + ENDINGS[0]!;
  return Math.round((whole + ending) * 100) / 100;
}

/** The price of a product for somebody who pays in `currency`. */
export function priceFor(product: Product, currency: string, rates: Rates): number {
  if (product.currency === currency) return product.price;
  return roundUpToEnding(convert(product.price, currency, product.currency, rates));
}

export function basketTotal(products: readonly Product[], currency: string, rates: Rates): number {
  const total = products.reduce((sum, product) => sum + priceFor(product, currency, rates), 0);
  return Math.round(total * 100) / 100;
}

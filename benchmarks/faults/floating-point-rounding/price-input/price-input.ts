/** What people type into a price field. Amounts are kept in cents everywhere else. */

export interface ParsedPrice {
  readonly cents: number;
  readonly currency: string;
}

const SYMBOLS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' };

export class PriceInputError extends Error {
  override readonly name = 'PriceInputError';
}

/** "19.99", "19,99" and "1.299,00" (when there are two separators, the last one is the decimal one). */
export function normalizeNumber(text: string): string {
  const digits = text.replaceAll(/\s/g, '');
  const decimalAt = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (decimalAt === -1) return digits;
  const whole = digits.slice(0, decimalAt).replaceAll(/[.,]/g, '');
  return `${whole}.${digits.slice(decimalAt + 1)}`;
}

export function parseCents(text: string): number {
  const number = normalizeNumber(text);
  if (!/^\d+(\.\d{1,2})?$/.test(number)) throw new PriceInputError(`"${text}" is not a price`);
  return Math.floor(Number(number) * 100);
}

export function parsePrice(text: string, fallbackCurrency = 'EUR'): ParsedPrice {
  const trimmed = text.trim();
  const symbol = Object.keys(SYMBOLS).find((candidate) => trimmed.includes(candidate));
  const amount = symbol === undefined ? trimmed : trimmed.replace(symbol, '').trim();
  return { cents: parseCents(amount), currency: SYMBOLS[symbol ?? ''] ?? fallbackCurrency };
}

export function formatCents(cents: number): string {
  const whole = Math.floor(cents / 100);
  return `${whole}.${String(cents % 100).padStart(2, '0')}`;
}

/**
 * Number formats for the reports. Creating an Intl.NumberFormat is slow, so
 * every formatter is created once and kept.
 */
export interface AmountOptions {
  locale?: string;
  /** ISO 4217 code; without it a plain number is written */
  currency?: string;
  /** digits after the decimal separator */
  digits?: number;
  /** accountants want (5.00) rather than -5.00 */
  accounting?: boolean;
}

export interface FormatStats {
  created: number;
  reused: number;
}

const DEFAULT_LOCALE = 'en-US';

const cache = new Map<string, Intl.NumberFormat>();
const stats: FormatStats = { created: 0, reused: 0 };

function cacheKey(locale: string, options: Intl.NumberFormatOptions): string {
  const parts = [
    locale,
    options.style,
    options.currency,
    options.currencySign,
    options.minimumFractionDigits,
    options.maximumFractionDigits,
    options.notation,
  ];
  return parts.map((part) => part ?? '').join('|');
}

function formatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = cacheKey(locale, options);
  let format = cache.get(key);
  if (format) {
    stats.reused++;
  } else {
    format = new Intl.NumberFormat(locale, options);
    cache.set(key, format);
    stats.created++;
  }
  return format;
}

export function formatAmount(value: number, options: AmountOptions = {}): string {
  const { locale = DEFAULT_LOCALE, currency, digits, accounting } = options;
  return formatter(locale, {
    style: currency ? 'currency' : 'decimal',
    currency,
    currencySign: accounting ? 'accounting' : 'standard',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/** 0.256 → "25.6%" */
export function formatShare(value: number, locale = DEFAULT_LOCALE): string {
  return formatter(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value);
}

/** 1234567 → "1.2M", for the axis of charts */
export function formatShort(value: number, locale = DEFAULT_LOCALE): string {
  return formatter(locale, {
    style: 'decimal',
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(value);
}

/** The difference between two amounts with an explicit sign, "±0" if there is none. */
export function formatDelta(before: number, after: number, options: AmountOptions = {}): string {
  const delta = after - before;
  if (delta === 0) return '±0';
  const text = formatAmount(Math.abs(delta), options);
  return delta > 0 ? `+${text}` : `−${text}`;
}

/** A row of a report: amounts of the same kind, padded to the same width. */
export function formatColumn(values: (number | null)[], options: AmountOptions = {}): string[] {
  const texts = values.map((value) => (value === null ? '–' : formatAmount(value, options)));
  const width = Math.max(0, ...texts.map((text) => text.length));
  return texts.map((text) => text.padStart(width));
}

export function formatStats(): FormatStats {
  return { ...stats };
}

export function clearFormats(): void {
  cache.clear();
  stats.created = 0;
  stats.reused = 0;
}

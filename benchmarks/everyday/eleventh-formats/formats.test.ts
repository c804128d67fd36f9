import {
  clearFormats,
  formatAmount,
  formatColumn,
  formatDelta,
  formatShare,
  formatShort,
  formatStats,
} from './formats';

beforeEach(clearFormats);

test('amounts', () => {
  expect(formatAmount(1234.5)).toBe('1,234.5');
  expect(formatAmount(1234.5, { currency: 'USD' })).toBe('$1,234.50');
  expect(formatAmount(1234.5, { currency: 'USD', digits: 0 })).toMatch(/^\$1,23[45]$/);
  expect(formatAmount(1234.5, { locale: 'de-DE', digits: 2 })).toBe('1.234,50');
});

test('shares and short numbers', () => {
  expect(formatShare(0.256)).toBe('25.6%');
  expect(formatShort(1234567)).toBe('1.2M');
});

test('formatters are reused', () => {
  formatAmount(1, { currency: 'EUR' });
  formatAmount(2, { currency: 'EUR' });
  formatAmount(2, { currency: 'USD' });
  expect(formatStats()).toEqual({ created: 2, reused: 1 });
});

test('deltas', () => {
  expect(formatDelta(10, 12.5, { digits: 1 })).toBe('+2.5');
  expect(formatDelta(12, 10)).toBe('−2');
  expect(formatDelta(3, 3)).toBe('±0');
});

test('accounting format next to the normal one', () => {
  expect(formatAmount(-5, { currency: 'USD' })).toBe('-$5.00');
  expect(formatAmount(-5, { currency: 'USD', accounting: true })).toBe('($5.00)');
});

test('columns', () => {
  expect(formatColumn([1, null, -20.5], { digits: 1 })).toEqual(['  1.0', '    –', '-20.5']);
  expect(formatColumn([])).toEqual([]);
});

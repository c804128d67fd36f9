import { formatCents, formatTotal, parseCents } from './money';

test('parses amounts', () => {
  expect(parseCents('12')).toBe(1200);
  expect(parseCents('12.5')).toBe(1250);
  expect(parseCents('$1,234.05')).toBe(123405);
  expect(parseCents('-$3.25')).toBe(-325);
  expect(() => parseCents('12.345')).toThrow('Not an amount');
});

test('formats amounts', () => {
  expect(formatCents(0)).toBe('$0.00');
  expect(formatCents(5)).toBe('$0.05');
  expect(formatCents(123450)).toBe('$1,234.50');
  expect(formatCents(100000000)).toBe('$1,000,000.00');
});

test('a negative amount', () => {
  expect(formatCents(-1200)).toBe('-$12.00');
  expect(formatCents(-1250)).toBe('-$12.50');
});

test('an invoice', () => {
  expect(
    formatTotal([
      { label: 'Hosting', cents: 4900 },
      { label: 'Domain', cents: 1295 },
    ]),
  ).toEqual(['Hosting  $49.00', 'Domain   $12.95', 'Total    $61.95']);
});

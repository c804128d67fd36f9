import { formatCents, formatTotal, parseCents } from './money';

test('negative amounts below a dollar', () => {
  expect(formatCents(-1)).toBe('-$0.01');
  expect(formatCents(-50)).toBe('-$0.50');
  expect(formatCents(-99)).toBe('-$0.99');
});

test('negative amounts around a dollar', () => {
  expect(formatCents(-100)).toBe('-$1.00');
  expect(formatCents(-101)).toBe('-$1.01');
  expect(formatCents(-199)).toBe('-$1.99');
});

test('big negative amounts', () => {
  expect(formatCents(-123456)).toBe('-$1,234.56');
  expect(formatCents(-100000001)).toBe('-$1,000,000.01');
});

test('what is formatted can be parsed', () => {
  for (let cents = -250; cents <= 250; cents++) expect(parseCents(formatCents(cents))).toBe(cents);
  for (const cents of [-999999, -100050, 99999, 1234567]) expect(parseCents(formatCents(cents))).toBe(cents);
});

test('a credit note', () => {
  expect(
    formatTotal([
      { label: 'Hosting', cents: 4900 },
      { label: 'Discount', cents: -4975 },
    ]),
  ).toEqual(['Hosting   $49.00', 'Discount  -$49.75', 'Total     -$0.75']);
});

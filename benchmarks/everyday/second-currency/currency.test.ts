import { formatMoney } from './currency';

test('plain', () => {
  expect(formatMoney(1234)).toBe('$12.34');
});

test('groups', () => {
  expect(formatMoney(123456789)).toBe('$1,234,567.89');
});

test('negative', () => {
  expect(formatMoney(-1250)).toBe('-$12.50');
});

test('small', () => {
  expect(formatMoney(5)).toBe('$0.05');
});

import { heal } from '@testheal/jest';
import { daysInMonth, firstMonth, periodOf, prorate } from '../src/billing-period';

test('a month as long as the one before', () => {
  expect(daysInMonth(2025, 8)).toBe(31);
  expect(daysInMonth(2025, 1)).toBe(31);
});

test('the length of the months', () => {
  heal('../src/billing-period#daysInMonth');
  expect(daysInMonth(2025, 4)).toBe(30);
  expect(daysInMonth(2025, 7)).toBe(31);
  expect(daysInMonth(2025, 12)).toBe(31);
});

test('the length of February', () => {
  heal('../src/billing-period#daysInMonth');
  expect(daysInMonth(2025, 2)).toBe(28);
  expect(daysInMonth(2024, 2)).toBe(29);
});

test('the first month of a period', () => {
  expect([1, 2, 3, 4, 12].map((month) => firstMonth(month, 'quarterly'))).toEqual([1, 1, 1, 4, 10]);
  expect(firstMonth(8, 'monthly')).toBe(8);
});

test('a monthly period', () => {
  expect(periodOf('2025-08-17')).toEqual({ from: '2025-08-01', to: '2025-08-31', days: 31 });
});

test('a quarterly period', () => {
  heal('../src/billing-period#daysInMonth');
  expect(periodOf('2025-05-02', 'quarterly')).toEqual({ from: '2025-04-01', to: '2025-06-30', days: 91 });
});

test('part of a fee', () => {
  expect(prorate(3_100, 10, { days: 31 })).toBe(1_000);
  expect(prorate(3_100, 40, { days: 31 })).toBe(3_100);
});

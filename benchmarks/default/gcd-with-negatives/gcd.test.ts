import { gcd } from './gcd';

test('positive numbers', () => {
  expect(gcd(12, 18)).toBe(6);
  expect(gcd(7, 13)).toBe(1);
});

test('zero', () => {
  expect(gcd(0, 5)).toBe(5);
  expect(gcd(5, 0)).toBe(5);
});

test('negative numbers', () => {
  expect(gcd(-12, 18)).toBe(6);
  expect(gcd(-12, -18)).toBe(6);
});

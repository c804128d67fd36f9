import { digitSum } from './digit-sum';

test('one digit', () => {
  expect(digitSum(7)).toBe(7);
  expect(digitSum(0)).toBe(0);
});

test('several digits', () => {
  expect(digitSum(1234)).toBe(10);
});

test('negative numbers', () => {
  expect(digitSum(-45)).toBe(9);
});

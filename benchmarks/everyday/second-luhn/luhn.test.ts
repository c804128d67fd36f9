import { isValidCard } from './luhn';

test('sixteen', () => {
  expect(isValidCard('4539 1488 0343 6467')).toBe(true);
});

test('wrong', () => {
  expect(isValidCard('4539 1488 0343 6468')).toBe(false);
});

test('amex', () => {
  expect(isValidCard('3782 822463 10005')).toBe(true);
});

test('letters', () => {
  expect(isValidCard('abcd')).toBe(false);
});

test('wrong amex', () => {
  expect(isValidCard('3782 822463 10006')).toBe(false);
});

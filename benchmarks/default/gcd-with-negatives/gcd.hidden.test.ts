import { gcd } from './gcd';

test.each([
  [12, -18, 6],
  [-7, 13, 1],
  [-5, 0, 5],
  [0, -5, 5],
  [0, 0, 0],
  [-100, -75, 25],
  [-3, 9, 3],
  [1, 1, 1],
])('%d and %d', (a, b, expected) => {
  expect(gcd(a, b)).toBe(expected);
});

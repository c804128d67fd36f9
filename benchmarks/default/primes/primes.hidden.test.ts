import { primesUpTo } from './primes';

test('numbers of primes', () => {
  expect([0, 2, 4, 9, 25, 49, 100, 1000].map((limit) => primesUpTo(limit).length)).toEqual([
    0, 1, 2, 4, 9, 15, 25, 168,
  ]);
});

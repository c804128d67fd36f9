import { primesUpTo } from './primes';

test('none', () => {
  expect(primesUpTo(1)).toEqual([]);
});

test('the first', () => {
  expect(primesUpTo(3)).toEqual([2, 3]);
});

test('squares are none', () => {
  expect(primesUpTo(10)).toEqual([2, 3, 5, 7]);
  expect(primesUpTo(30)).toEqual([2, 3, 5, 7, 11, 13, 17, 19, 23, 29]);
});

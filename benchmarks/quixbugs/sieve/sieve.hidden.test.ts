import { sieve } from './sieve';

describe('sieve', () => {
  it('finds the primes up to 2', () => {
    expect(sieve(2)).toEqual([2]);
  });

  it('finds the primes up to 7', () => {
    expect(sieve(7)).toEqual([2, 3, 5, 7]);
  });

  it('finds the primes up to 50', () => {
    expect(sieve(50)).toEqual([2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47]);
  });
});

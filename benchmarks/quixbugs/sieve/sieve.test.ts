import { sieve } from './sieve';

describe('sieve', () => {
  it('finds the primes up to 1', () => {
    expect(sieve(1)).toEqual([]);
  });

  it('finds the primes up to 4', () => {
    expect(sieve(4)).toEqual([2, 3]);
  });

  it('finds the primes up to 20', () => {
    expect(sieve(20)).toEqual([2, 3, 5, 7, 11, 13, 17, 19]);
  });
});

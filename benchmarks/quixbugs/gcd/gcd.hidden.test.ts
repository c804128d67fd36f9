import { gcd } from './gcd';

describe('gcd', () => {
  it('finds what divides 13 and 13', () => {
    expect(gcd(13, 13)).toBe(13);
  });

  it('finds what divides 20 and 100', () => {
    expect(gcd(20, 100)).toBe(20);
  });

  it('finds what divides 3 and 12', () => {
    expect(gcd(3, 12)).toBe(3);
  });
});

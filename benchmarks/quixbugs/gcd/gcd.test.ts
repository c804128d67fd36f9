import { gcd } from './gcd';

describe('gcd', () => {
  it('finds what divides 17 and 0', () => {
    expect(gcd(17, 0)).toBe(17);
  });

  it('finds what divides 37 and 600', () => {
    expect(gcd(37, 600)).toBe(1);
  });

  it('finds what divides 624129 and 2061517', () => {
    expect(gcd(624129, 2061517)).toBe(18913);
  });
});

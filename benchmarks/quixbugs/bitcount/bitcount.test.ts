import { bitcount } from './bitcount';

describe('bitcount', () => {
  it('counts the set bits of 127', () => {
    expect(bitcount(127)).toBe(7);
  });

  it('counts the set bits of 3005', () => {
    expect(bitcount(3005)).toBe(9);
  });

  it('counts the set bits of 14', () => {
    expect(bitcount(14)).toBe(3);
  });

  it('counts the set bits of 834', () => {
    expect(bitcount(834)).toBe(4);
  });

  it('counts the set bits of 256', () => {
    expect(bitcount(256)).toBe(1);
  });
});

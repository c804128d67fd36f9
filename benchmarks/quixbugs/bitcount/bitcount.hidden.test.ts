import { bitcount } from './bitcount';

describe('bitcount', () => {
  it('counts the set bits of 128', () => {
    expect(bitcount(128)).toBe(1);
  });

  it('counts the set bits of 13', () => {
    expect(bitcount(13)).toBe(3);
  });

  it('counts the set bits of 27', () => {
    expect(bitcount(27)).toBe(4);
  });

  it('counts the set bits of 254', () => {
    expect(bitcount(254)).toBe(7);
  });
});

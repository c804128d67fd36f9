import { toBase } from './to-base';

describe('toBase', () => {
  it('writes 31 in base 16', () => {
    expect(toBase(31, 16)).toBe('1F');
  });

  it('writes 44 in base 5', () => {
    expect(toBase(44, 5)).toBe('134');
  });

  it('writes 56 in base 23', () => {
    expect(toBase(56, 23)).toBe('2A');
  });

  it('writes 8237 in base 34', () => {
    expect(toBase(8237, 34)).toBe('749');
  });
});

import { lis } from './lis';

describe('lis', () => {
  it('finds nothing in an empty list', () => {
    expect(lis([])).toBe(0);
  });

  it('finds what rises in 10 20 11 32 22 48 43', () => {
    expect(lis([10, 20, 11, 32, 22, 48, 43])).toBe(4);
  });

  it('finds what rises in 5 1 3 4 7', () => {
    expect(lis([5, 1, 3, 4, 7])).toBe(4);
  });

  it('finds what rises in -1 0 2', () => {
    expect(lis([-1, 0, 2])).toBe(3);
  });

  it('finds what rises in 4 1 5 3 7 6 2', () => {
    expect(lis([4, 1, 5, 3, 7, 6, 2])).toBe(3);
  });

  it('finds what rises in 7 10 9 2 3 8 1', () => {
    expect(lis([7, 10, 9, 2, 3, 8, 1])).toBe(3);
  });
});

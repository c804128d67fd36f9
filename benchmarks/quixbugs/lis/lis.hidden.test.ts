import { lis } from './lis';

describe('lis', () => {
  it('finds what rises in 3', () => {
    expect(lis([3])).toBe(1);
  });

  it('finds what rises in 4 2 1', () => {
    expect(lis([4, 2, 1])).toBe(1);
  });

  it('finds what rises in 4 1', () => {
    expect(lis([4, 1])).toBe(1);
  });

  it('finds what rises in 0 2', () => {
    expect(lis([0, 2])).toBe(2);
  });

  it('finds what rises in 10 22 9 33 21 50 41 60 80', () => {
    expect(lis([10, 22, 9, 33, 21, 50, 41, 60, 80])).toBe(6);
  });

  it('finds what rises in 9 11 2 13 7 15', () => {
    expect(lis([9, 11, 2, 13, 7, 15])).toBe(4);
  });
});

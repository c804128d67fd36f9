import { kth } from './kth';

describe('kth', () => {
  it('finds number 4 of 1 2 3 4 5 6 7', () => {
    expect(kth([1, 2, 3, 4, 5, 6, 7], 4)).toBe(5);
  });

  it('finds number 2 of 3 6 7 1 6 3 8 9', () => {
    expect(kth([3, 6, 7, 1, 6, 3, 8, 9], 2)).toBe(3);
  });

  it('finds number 4 of 34 25 7 1 9', () => {
    expect(kth([34, 25, 7, 1, 9], 4)).toBe(34);
  });

  it('finds number 6 of 45 2 6 8 42 90 322', () => {
    expect(kth([45, 2, 6, 8, 42, 90, 322], 6)).toBe(322);
  });
});

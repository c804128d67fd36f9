import { kth } from './kth';

describe('kth', () => {
  it('finds number 5 of 3 6 7 1 6 3 8 9', () => {
    expect(kth([3, 6, 7, 1, 6, 3, 8, 9], 5)).toBe(7);
  });

  it('finds number 0 of 2 6 8 3 5 7', () => {
    expect(kth([2, 6, 8, 3, 5, 7], 0)).toBe(2);
  });

  it('finds number 1 of 45 2 6 8 42 90 322', () => {
    expect(kth([45, 2, 6, 8, 42, 90, 322], 1)).toBe(6);
  });
});

import { findInSorted } from './find-in-sorted';

describe('findInSorted', () => {
  it('looks for 5 among 7 numbers from 1 to 8', () => {
    expect(findInSorted([1, 2, 3, 4, 6, 7, 8], 5)).toBe(-1);
  });

  it('looks for 18 among 10 numbers from 2 to 20', () => {
    expect(findInSorted([2, 4, 6, 8, 10, 12, 14, 16, 18, 20], 18)).toBe(8);
  });

  it('looks for 12 among 13 numbers from 3 to 27', () => {
    expect(findInSorted([3, 5, 6, 7, 8, 9, 12, 12, 14, 24, 26, 26, 27], 12)).toBe(6);
  });
});

import { findInSorted } from './find-in-sorted';

describe('findInSorted', () => {
  it('looks for 5 among 7 numbers from 3 to 6', () => {
    expect(findInSorted([3, 4, 5, 5, 5, 5, 6], 5)).toBe(3);
  });

  it('looks for 4 among 7 numbers from 1 to 8', () => {
    expect(findInSorted([1, 2, 3, 4, 6, 7, 8], 4)).toBe(3);
  });

  it('looks for 0 among 13 numbers from 3 to 27', () => {
    expect(findInSorted([3, 5, 6, 7, 8, 9, 12, 13, 14, 24, 26, 26, 27], 0)).toBe(-1);
  });

  it('looks for 101 among 5 numbers from 24 to 59', () => {
    expect(findInSorted([24, 26, 28, 50, 59], 101)).toBe(-1);
  });
});

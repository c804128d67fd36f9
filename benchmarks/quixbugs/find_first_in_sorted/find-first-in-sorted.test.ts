import { findFirstInSorted } from './find-first-in-sorted';

describe('findFirstInSorted', () => {
  it('looks for 5 among 7 numbers from 3 to 6', () => {
    expect(findFirstInSorted([3, 4, 5, 5, 5, 5, 6], 5)).toBe(2);
  });

  it('looks for 2 among 7 numbers from 3 to 6', () => {
    expect(findFirstInSorted([3, 4, 5, 5, 5, 5, 6], 2)).toBe(-1);
  });

  it('looks for 80 among 8 numbers from 0 to 128', () => {
    expect(findFirstInSorted([0, 1, 6, 8, 13, 14, 67, 128], 80)).toBe(-1);
  });

  it('looks for 128 among 8 numbers from 0 to 128', () => {
    expect(findFirstInSorted([0, 1, 6, 8, 13, 14, 67, 128], 128)).toBe(7);
  });
});

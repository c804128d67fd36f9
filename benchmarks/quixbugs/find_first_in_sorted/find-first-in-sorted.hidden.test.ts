import { findFirstInSorted } from './find-first-in-sorted';

describe('findFirstInSorted', () => {
  it('looks for 7 among 7 numbers from 3 to 6', () => {
    expect(findFirstInSorted([3, 4, 5, 5, 5, 5, 6], 7)).toBe(-1);
  });

  it('looks for 14 among 8 numbers from 3 to 27', () => {
    expect(findFirstInSorted([3, 6, 7, 9, 9, 10, 14, 27], 14)).toBe(6);
  });

  it('looks for 67 among 8 numbers from 0 to 128', () => {
    expect(findFirstInSorted([0, 1, 6, 8, 13, 14, 67, 128], 67)).toBe(6);
  });
});

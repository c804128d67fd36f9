import { nextPermutation } from './next-permutation';

describe('nextPermutation', () => {
  it('comes after 3 5 6 2 1', () => {
    expect(nextPermutation([3, 5, 6, 2, 1])).toEqual([3, 6, 1, 2, 5]);
  });

  it('comes after 4 5 1 7 9', () => {
    expect(nextPermutation([4, 5, 1, 7, 9])).toEqual([4, 5, 1, 9, 7]);
  });

  it('comes after 9 5 2 6 1', () => {
    expect(nextPermutation([9, 5, 2, 6, 1])).toEqual([9, 5, 6, 1, 2]);
  });

  it('comes after 3 4 5', () => {
    expect(nextPermutation([3, 4, 5])).toEqual([3, 5, 4]);
  });
});

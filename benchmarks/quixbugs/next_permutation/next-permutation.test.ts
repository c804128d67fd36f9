import { nextPermutation } from './next-permutation';

describe('nextPermutation', () => {
  it('comes after 3 2 4 1', () => {
    expect(nextPermutation([3, 2, 4, 1])).toEqual([3, 4, 1, 2]);
  });

  it('comes after 3 5 6 2', () => {
    expect(nextPermutation([3, 5, 6, 2])).toEqual([3, 6, 2, 5]);
  });

  it('comes after 4 5 8 7 1', () => {
    expect(nextPermutation([4, 5, 8, 7, 1])).toEqual([4, 7, 1, 5, 8]);
  });

  it('comes after 44 5 1 7 9', () => {
    expect(nextPermutation([44, 5, 1, 7, 9])).toEqual([44, 5, 1, 9, 7]);
  });
});

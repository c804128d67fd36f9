import { nextPalindrome } from './next-palindrome';

describe('nextPalindrome', () => {
  it('comes after 14941', () => {
    expect(nextPalindrome([1, 4, 9, 4, 1])).toEqual([1, 5, 0, 5, 1]);
  });

  it('comes after 47255274', () => {
    expect(nextPalindrome([4, 7, 2, 5, 5, 2, 7, 4])).toEqual([4, 7, 2, 6, 6, 2, 7, 4]);
  });

  it('comes after 999', () => {
    expect(nextPalindrome([9, 9, 9])).toEqual([1, 0, 0, 1]);
  });
});

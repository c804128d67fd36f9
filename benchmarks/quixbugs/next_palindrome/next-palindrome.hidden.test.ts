import { nextPalindrome } from './next-palindrome';

describe('nextPalindrome', () => {
  it('comes after 131', () => {
    expect(nextPalindrome([1, 3, 1])).toEqual([1, 4, 1]);
  });

  it('comes after 4725274', () => {
    expect(nextPalindrome([4, 7, 2, 5, 2, 7, 4])).toEqual([4, 7, 2, 6, 2, 7, 4]);
  });
});

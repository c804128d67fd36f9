/** The next greater palindrome after one, by its digits. */
export function nextPalindrome(palindrome: readonly number[]): number[] {
  const digits = [...palindrome];
  let high = Math.floor(digits.length / 2);
  let low = Math.floor((digits.length - 1) / 2);
  while (high < digits.length && low >= 0) {
    if (digits[high] === 9) {
      digits[high] = 0;
      digits[low] = 0;
      high += 1;
      low -= 1;
    } else {
      digits[high] += 1;
      if (low !== high) {
        digits[low] += 1;
      }
      return digits;
    }
  }
  return [1, ...new Array(digits.length).fill(0), 1];
}

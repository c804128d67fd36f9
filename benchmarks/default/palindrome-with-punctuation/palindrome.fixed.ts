/** Whether a text reads the same from both ends; only letters and digits count, in any case. */
export function isPalindrome(text: string): boolean {
  const letters = text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return letters === [...letters].reverse().join('');
}

/** Length of the longest text that is a part, without gaps, of both. */
export function lcsLength(s: string, t: string): number {
  const lengths: number[][] = Array.from({ length: s.length + 1 }, () => new Array(t.length + 1).fill(0));
  let longest = 0;

  for (let i = 1; i <= s.length; i++) {
    for (let j = 1; j <= t.length; j++) {
      if (s[i - 1] === t[j - 1]) {
        lengths[i][j] = lengths[i - 1][j] + 1;
        longest = Math.max(longest, lengths[i][j]);
      }
    }
  }

  return longest;
}

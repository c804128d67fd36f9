/** The longest text whose letters come in both, in the same order, gaps allowed. */
export function longestCommonSubsequence(a: string, b: string): string {
  if (a === '' || b === '') {
    return '';
  } else if (a[0] === b[0]) {
    return a[0] + longestCommonSubsequence(a.slice(1), b);
  } else {
    const withoutFirstOfB = longestCommonSubsequence(a, b.slice(1));
    const withoutFirstOfA = longestCommonSubsequence(a.slice(1), b);
    return withoutFirstOfB.length >= withoutFirstOfA.length ? withoutFirstOfB : withoutFirstOfA;
  }
}

/** The next order of the values, in the order of a dictionary; undefined after the last. */
export function nextPermutation(permutation: readonly number[]): number[] | undefined {
  const next = [...permutation];
  for (let i = next.length - 2; i >= 0; i--) {
    if (next[i] < next[i + 1]) {
      for (let j = next.length - 1; j > i; j--) {
        if (next[j] < next[i]) {
          [next[i], next[j]] = [next[j], next[i]];
          return [...next.slice(0, i + 1), ...next.slice(i + 1).reverse()];
        }
      }
    }
  }
  return undefined;
}

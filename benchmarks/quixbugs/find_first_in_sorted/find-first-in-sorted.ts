/** Index of the first `wanted` in sorted values; -1 when it is not there. */
export function findFirstInSorted(sorted: readonly number[], wanted: number): number {
  let low = 0;
  let high = sorted.length;
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    if (wanted === sorted[middle] && (middle === 0 || wanted !== sorted[middle - 1])) {
      return middle;
    } else if (wanted <= sorted[middle]) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return -1;
}

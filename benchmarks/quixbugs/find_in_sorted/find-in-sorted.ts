/** Index of some `wanted` in sorted values; -1 when it is not there. */
export function findInSorted(sorted: readonly number[], wanted: number): number {
  function search(start: number, end: number): number {
    if (start === end) {
      return -1;
    }
    const middle = start + Math.floor((end - start) / 2);
    if (wanted < sorted[middle]) {
      return search(start, middle);
    } else if (wanted > sorted[middle]) {
      return search(middle, end);
    } else {
      return middle;
    }
  }

  return search(0, sorted.length);
}

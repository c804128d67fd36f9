/** Sorts whole numbers from 0 up to `limit`, which is not among them, by counting how often each comes. */
export function bucketsort(values: readonly number[], limit: number): number[] {
  const counts: number[] = new Array(limit).fill(0);
  for (const value of values) {
    counts[value] += 1;
  }

  const sorted: number[] = [];
  for (const [value, count] of counts.entries()) {
    for (let copy = 0; copy < count; copy++) {
      sorted.push(value);
    }
  }
  return sorted;
}

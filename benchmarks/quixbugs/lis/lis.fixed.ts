/** How many values the longest part of the list has that only rises, gaps allowed. */
export function lis(values: readonly number[]): number {
  const ends: Record<number, number> = {};
  let longest = 0;

  for (const [index, value] of values.entries()) {
    const prefixLengths: number[] = [];
    for (let length = 1; length <= longest; length++) {
      if (values[ends[length]] < value) {
        prefixLengths.push(length);
      }
    }

    const length = prefixLengths.length > 0 ? Math.max(...prefixLengths) : 0;

    if (length === longest || value < values[ends[length + 1]]) {
      ends[length + 1] = index;
      longest = Math.max(longest, length + 1);
    }
  }

  return longest;
}

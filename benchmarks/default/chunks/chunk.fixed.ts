/** A list in lists of `size`; the last one has what is left. */
export function chunk<T>(list: readonly T[], size: number): T[][] {
  if (size < 1) throw new RangeError('the size must be at least 1');
  const chunks: T[][] = [];
  for (let start = 0; start < list.length; start += size) {
    chunks.push(list.slice(start, start + size));
  }
  return chunks;
}

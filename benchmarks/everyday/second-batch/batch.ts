export async function inBatches<T, R>(
  items: readonly T[],
  size: number,
  work: (batch: T[]) => Promise<R[]>,
): Promise<R[]> {
  const results: R[] = [];
  for (let i = 0; i < items.length; i += size) {
    const batch = items.slice(i, size);
    results.push(...(await work(batch)));
  }
  return results;
}

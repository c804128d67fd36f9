/**
 * Works on items, `jobs` of them at a time, and tells each result in the order of the items, as soon as all before it
 * are there.
 */
export async function inOrder<Item, Result>(
  items: readonly Item[],
  jobs: number,
  parts: { work(item: Item, index: number): Promise<Result>; tell(result: Result): void },
): Promise<Result[]> {
  const results: (Result | undefined)[] = items.map(() => undefined);
  const done = new Set<number>();
  let next = 0;
  let told = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      results[index] = await parts.work(items[index] as Item, index);
      done.add(index);
      for (; done.has(told); told++) parts.tell(results[told] as Result);
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, items.length) }, worker));
  return results as Result[];
}

/**
 * Reads a whole table of a key-value store, page by page. The store filters
 * after it has read a page.
 */
export interface ScanPage<T> {
  items: T[];
  /** where the next page starts; missing on the last one */
  nextKey?: string;
}

export interface ScanRequest {
  table: string;
  limit: number;
  startKey?: string;
}

export type Scan<T> = (request: ScanRequest) => Promise<ScanPage<T>>;

export async function* scanAll<T>(scan: Scan<T>, table: string, pageSize = 100): AsyncGenerator<T, void, undefined> {
  let startKey: string | undefined;
  do {
    const request: ScanRequest = { table, limit: pageSize };
    if (startKey !== undefined) request.startKey = startKey;
    const page = await scan(request);
    yield* page.items;
    startKey = page.nextKey;
  } while (startKey !== undefined);
}

export async function collect<T>(source: AsyncIterable<T>, max = Infinity): Promise<T[]> {
  const items: T[] = [];
  if (max <= 0) return items;
  for await (const item of source) {
    items.push(item);
    if (items.length >= max) break;
  }
  return items;
}

export async function countBy<T>(source: AsyncIterable<T>, key: (item: T) => string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for await (const item of source) {
    const name = key(item);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

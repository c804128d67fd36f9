/** Merges sorted asynchronous sources, as the archive search reads its shards. */
export type Compare<T> = (a: T, b: T) => number;

interface Head<T> {
  index: number;
  value: T;
  iterator: AsyncIterator<T>;
}

const natural = <T>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

async function* mergeHeads<T>(iterators: AsyncIterator<T>[], compare: Compare<T>): AsyncGenerator<T> {
  const heads: Head<T>[] = [];
  const advance = async (iterator: AsyncIterator<T>, index: number) => {
    const result = await iterator.next();
    if (result.done) return;
    const at = heads.findIndex((h) => (compare(result.value, h.value) || index - h.index) < 0);
    heads.splice(at === -1 ? heads.length : at, 0, { index, value: result.value, iterator });
  };

  await Promise.all(iterators.map(advance));
  while (heads.length > 0) {
    const { value, iterator, index } = heads.shift()!;
    yield value;
    await advance(iterator, index);
  }
}

/**
 * All values in order; of equal values, those of the earlier source come first.
 * The sources are open files and sockets: they are closed with the merged stream.
 */
export async function* mergeSorted<T>(
  sources: ReadonlyArray<AsyncIterable<T>>,
  compare: Compare<T> = natural,
): AsyncGenerator<T> {
  const iterators = sources.map((source) => source[Symbol.asyncIterator]());
  yield* mergeHeads(iterators, compare);
  await Promise.all(iterators.map((iterator) => iterator.return?.()));
}

/** Leaves out values which follow an equal one. */
export async function* distinct<T>(source: AsyncIterable<T>, compare: Compare<T> = natural): AsyncGenerator<T> {
  let last: { value: T } | undefined;
  for await (const value of source) {
    if (last && compare(last.value, value) === 0) continue;
    last = { value };
    yield value;
  }
}

export async function take<T>(source: AsyncIterable<T>, count: number): Promise<T[]> {
  const values: T[] = [];
  if (count <= 0) return values;
  for await (const value of source) {
    values.push(value);
    if (values.length >= count) break;
  }
  return values;
}

export const collect = <T>(source: AsyncIterable<T>): Promise<T[]> => take(source, Infinity);

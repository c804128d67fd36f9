export function* map<T, U>(source: Iterable<T>, change: (item: T) => U): Generator<U> {
  for (const item of source) yield change(item);
}

export function* filter<T>(source: Iterable<T>, keep: (item: T) => boolean): Generator<T> {
  for (const item of source) {
    if (keep(item)) yield item;
  }
}

/** The first `count` items. */
export function* take<T>(source: Iterable<T>, count: number): Generator<T> {
  let taken = 0;
  for (const item of source) {
    if (taken++ >= count) return;
    yield item;
  }
}

/** Groups of `size` items each; the last one may be smaller. */
export function* chunks<T>(source: Iterable<T>, size: number): Generator<T[]> {
  let chunk: T[] = [];
  for (const item of source) {
    chunk.push(item);
    if (chunk.length === size) {
      yield chunk;
      chunk = [];
    }
  }
  if (chunk.length > 0) yield chunk;
}

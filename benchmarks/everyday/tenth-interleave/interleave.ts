/**
 * Lazy helpers on iterables for the feed builder. Nothing is pulled from a
 * source before it is asked for, and sources that are given up early are
 * closed, as `for..of` would do.
 */
export function* take<T>(source: Iterable<T>, count: number): Generator<T> {
  if (count <= 0) return;
  let left = count;
  for (const item of source) {
    yield item;
    if (--left === 0) return;
  }
}

export function* map<T, U>(source: Iterable<T>, change: (item: T, index: number) => U): Generator<U> {
  let index = 0;
  for (const item of source) yield change(item, index++);
}

/** Groups of so many items, the last one with what is left. */
export function* chunk<T>(source: Iterable<T>, size: number): Generator<T[]> {
  if (size < 1) throw new RangeError('size must be positive');
  let group: T[] = [];
  for (const item of source) {
    group.push(item);
    if (group.length === size) {
      yield group;
      group = [];
    }
  }
  if (group.length > 0) yield group;
}

function closeAll(iterators: Iterable<Iterator<unknown>>): void {
  for (const iterator of iterators) iterator.return?.();
}

/** Takes from the sources in turn; those that have run out are left out. */
export function* interleave<T>(...sources: Iterable<T>[]): Generator<T> {
  const running = sources.map((source) => source[Symbol.iterator]());
  let turn = 0;
  try {
    while (running.length > 0) {
      const result = running[turn].next();
      if (result.done) {
        running.splice(turn, 1);
      } else {
        yield result.value;
      }
      turn = (turn + 1) % running.length;
    }
  } finally {
    closeAll(running);
  }
}

/** Pairs of the items at the same place, until the first of the two runs out. */
export function* zip<A, B>(left: Iterable<A>, right: Iterable<B>): Generator<[A, B]> {
  const running = new Set<Iterator<unknown>>();
  const a = left[Symbol.iterator]();
  const b = right[Symbol.iterator]();
  running.add(a).add(b);
  try {
    for (;;) {
      const first = a.next();
      if (first.done) {
        running.delete(a);
        return;
      }
      const second = b.next();
      if (second.done) {
        running.delete(b);
        return;
      }
      yield [first.value, second.value];
    }
  } finally {
    closeAll(running);
  }
}

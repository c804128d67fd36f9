import { collect, distinct, mergeSorted, take } from './mergestream';

function tracked(values: number[], log: string[], name: string, failAt = Infinity) {
  return (async function* () {
    try {
      for (const [i, v] of values.entries()) {
        if (i === failAt) throw new Error(`${name} broke`);
        yield v;
      }
    } finally {
      log.push(name);
    }
  })();
}

test('each shard is closed exactly once, those at their end too', async () => {
  const log: string[] = [];
  const sources = [tracked([1], log, 'a'), tracked([2, 6, 9], log, 'b'), tracked([3, 4, 5, 10], log, 'c')];
  expect(await take(mergeSorted(sources), 4)).toEqual([1, 2, 3, 4]);
  expect(log.sort()).toEqual(['a', 'b', 'c']);
});

test('the other shards are closed when one breaks', async () => {
  const log: string[] = [];
  const sources = [tracked([1, 4, 8], log, 'a'), tracked([2, 3, 5], log, 'b', 2), tracked([7], log, 'c')];
  await expect(collect(mergeSorted(sources))).rejects.toThrow('b broke');
  expect(log.sort()).toEqual(['a', 'b', 'c']);
});

test('an error of the reader closes them', async () => {
  const log: string[] = [];
  const read = async () => {
    for await (const v of distinct(mergeSorted([tracked([1, 2], log, 'a'), tracked([1, 3], log, 'b')]))) {
      if (v === 1) throw new Error('stop');
    }
  };
  await expect(read()).rejects.toThrow('stop');
  expect(log.sort()).toEqual(['a', 'b']);
});

test('closing has ended when return() has', async () => {
  let closed = 0;
  const slow = (values: number[]): AsyncIterable<number> => ({
    [Symbol.asyncIterator]() {
      let i = 0;
      return {
        next: async () => (i < values.length ? { done: false, value: values[i++] } : { done: true, value: undefined }),
        return: async () => {
          await new Promise((r) => setTimeout(r, 10));
          closed += 1;
          return { done: true, value: undefined };
        },
      };
    },
  });
  const merged = mergeSorted([slow([1, 3]), slow([2, 4])]);
  expect((await merged.next()).value).toBe(1);
  await merged.return();
  expect(closed).toBe(2);
});

test('sources without return()', async () => {
  const plain: AsyncIterable<number> = {
    [Symbol.asyncIterator]() {
      let i = 0;
      return { next: async () => ({ done: false, value: i++ }) };
    },
  };
  expect(await take(mergeSorted([plain, plain]), 5)).toEqual([0, 0, 1, 1, 2]);
});

import pMap, { pMapIterable, pMapSettled } from './package/index.js';

// A lazy source: an item is taken off the list each time `then` is called.
const lazySource = (items) => {
  const rest = [...items];
  return {
    rest,
    [Symbol.asyncIterator]: () => ({
      next: () => ({
        then(resolve) {
          resolve(rest.length > 0 ? { done: false, value: rest.shift() } : { done: true, value: undefined });
        },
      }),
    }),
  };
};

describe('pMap', () => {
  test('a lazy thenable loses no items', async () => {
    expect(await pMap(lazySource([1, 2, 3, 4, 5]), (n) => n * 2, { concurrency: 1 })).toEqual([2, 4, 6, 8, 10]);
    expect(await pMap(lazySource(['a', 'b', 'c']), (n) => n, { concurrency: 2 })).toEqual(['a', 'b', 'c']);
  });

  test('pMapIterable and pMapSettled with a lazy thenable', async () => {
    const results = [];
    for await (const n of pMapIterable(lazySource([1, 2, 3]), (n) => n, { concurrency: 1 })) results.push(n);
    expect(results).toEqual([1, 2, 3]);
    expect(await pMapSettled(lazySource([7]), (n) => n)).toEqual([{ status: 'fulfilled', value: 7 }]);
  });

  test('a thenable that rejects', async () => {
    let thens = 0;
    const source = {
      [Symbol.asyncIterator]: () => ({
        next: () => ({
          then(resolve, reject) {
            thens++;
            reject(new Error('source'));
          },
        }),
      }),
    };
    await expect(pMap(source, (n) => n, { concurrency: 1 })).rejects.toThrow('source');
    expect(thens).toBe(1);
  });

  test('a source that is done is not pulled again', async () => {
    let pulls = 0;
    const source = {
      [Symbol.asyncIterator]: () => ({
        async next() {
          pulls++;
          return pulls > 2 ? { done: true, value: undefined } : { done: false, value: pulls };
        },
      }),
    };
    expect(await pMap(source, (n) => n, { concurrency: 1 })).toEqual([1, 2]);
    expect(pulls).toBe(3);
  });

  test('a native promise that rejects gives no unhandled rejection', async () => {
    const unhandled = [];
    const listener = (error) => unhandled.push(error);
    process.on('unhandledRejection', listener);
    const source = { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('pull')) }) };
    await expect(pMap(source, (n) => n)).rejects.toThrow('pull');
    await new Promise((resolve) => setTimeout(resolve, 5));
    process.off('unhandledRejection', listener);
    expect(unhandled).toEqual([]);
  });

  test('sync iterables', async () => {
    expect(await pMap(new Set([3, 1, 2]), (n, index) => n + index)).toEqual([3, 2, 4]);
  });
});

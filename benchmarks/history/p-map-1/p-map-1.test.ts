import pMap, { pMapIterable, pMapSkip } from './package/index.js';

describe('pMap', () => {
  test('maps values and promises in order', async () => {
    expect(await pMap([1, Promise.resolve(2), 3], (n) => n * 10)).toEqual([10, 20, 30]);
    expect(await pMap([], (n) => n)).toEqual([]);
  });

  test('limits the concurrency', async () => {
    let running = 0;
    let most = 0;
    await pMap(
      [1, 2, 3, 4, 5],
      async () => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running--;
      },
      { concurrency: 2 },
    );
    expect(most).toBe(2);
  });

  test('skips', async () => {
    expect(await pMap([1, 2, 3], (n) => (n === 2 ? pMapSkip : n))).toEqual([1, 3]);
  });

  test('rejects with the error of the mapper', async () => {
    await expect(
      pMap([1], () => {
        throw new Error('oops');
      }),
    ).rejects.toThrow('oops');
  });

  test('takes async iterables', async () => {
    async function* source() {
      yield 1;
      yield 2;
    }
    expect(await pMap(source(), (n) => n + 1)).toEqual([2, 3]);
    const results = [];
    for await (const n of pMapIterable(source(), (n) => n + 1)) results.push(n);
    expect(results).toEqual([2, 3]);
  });

  test('calls then of a custom thenable only once', async () => {
    let pulls = 0;
    let thens = 0;
    const source = {
      [Symbol.asyncIterator]: () => ({
        next() {
          const item = pulls++ < 2 ? { done: false, value: pulls } : { done: true, value: undefined };
          return {
            then(resolve) {
              thens++;
              resolve(item);
            },
          };
        },
      }),
    };
    expect(await pMap(source, (n) => n, { concurrency: 1 })).toEqual([1, 2]);
    expect(thens).toBe(3);
  });
});

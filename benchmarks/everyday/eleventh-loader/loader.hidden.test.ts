import { Loader } from './loader';

const messages = (results: unknown[]) => results.map((r) => (r instanceof Error ? `! ${r.message}` : r));

test('all keys of a failed batch can be loaded again', async () => {
  let calls = 0;
  const loader = new Loader<string, string>(async (keys) => {
    calls++;
    if (calls === 1) throw new Error('down');
    return keys.map((key) => key.toUpperCase());
  });
  expect(messages(await loader.loadMany(['a', 'b', 'c']))).toEqual(['! down', '! down', '! down']);
  expect(await loader.loadMany(['c', 'a', 'b'])).toEqual(['C', 'A', 'B']);
  expect(calls).toBe(2);
});

test('values of other batches stay in the cache', async () => {
  const batches: number[][] = [];
  let down = false;
  const loader = new Loader<number, number>(async (keys) => {
    batches.push(keys);
    if (down) throw new Error('down');
    return keys.map((key) => key * 10);
  });
  await loader.load(1);
  down = true;
  await loader.loadMany([1, 2]);
  expect(await loader.load(1)).toBe(10);
  expect(batches).toEqual([[1], [2]]);
});

test('failing again and again', async () => {
  let calls = 0;
  const loader = new Loader<number, number>(async () => {
    throw new Error(`down ${++calls}`);
  });
  for (let i = 1; i <= 3; i++) await expect(loader.load(1)).rejects.toThrow(`down ${i}`);
});

test('keys that are objects', async () => {
  let down = true;
  let calls = 0;
  const loader = new Loader<{ id: number }, number>(
    async (keys) => {
      calls++;
      if (down) throw new Error('down');
      return keys.map(({ id }) => id);
    },
    { cacheKey: ({ id }) => id },
  );
  await expect(loader.load({ id: 7 })).rejects.toThrow('down');
  down = false;
  expect(await loader.load({ id: 7 })).toBe(7);
  expect(await loader.load({ id: 7 })).toBe(7);
  expect(calls).toBe(2);
});

test('a wrong number of results is not remembered either', async () => {
  let calls = 0;
  const loader = new Loader<number, number>(async (keys) => (++calls === 1 ? [] : keys));
  await expect(loader.load(3)).rejects.toThrow('expected 1 results, got 0');
  expect(await loader.load(3)).toBe(3);
});

test('requests of the same turn share the failure', async () => {
  let calls = 0;
  const loader = new Loader<number, number>(async () => {
    calls++;
    throw new Error('down');
  });
  const results = await Promise.all([1, 1, 2].map((key) => loader.load(key).catch((error: Error) => error.message)));
  expect(results).toEqual(['down', 'down', 'down']);
  expect(calls).toBe(1);
});

test('successful values are loaded once', async () => {
  let calls = 0;
  const loader = new Loader<number, number | undefined>(async (keys) => {
    calls++;
    return keys.map((key) => (key === 0 ? undefined : key));
  });
  for (let i = 0; i < 3; i++) expect(await loader.loadMany([0, 1])).toEqual([undefined, 1]);
  expect(calls).toBe(1);
});

test('only the failed part of a split batch is loaded again', async () => {
  const batches: number[][] = [];
  let down = true;
  const loader = new Loader<number, number>(
    async (keys) => {
      batches.push(keys);
      if (down && keys.includes(3)) throw new Error('down');
      return keys;
    },
    { maxBatchSize: 2 },
  );
  expect(messages(await loader.loadMany([1, 2, 3]))).toEqual([1, 2, '! down']);
  down = false;
  expect(await loader.loadMany([1, 2, 3])).toEqual([1, 2, 3]);
  expect(batches).toEqual([[1, 2], [3], [3]]);
});

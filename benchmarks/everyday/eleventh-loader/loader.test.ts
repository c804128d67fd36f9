import { Loader } from './loader';

function users() {
  const batches: number[][] = [];
  const server = { down: false };
  const loader = new Loader<number, string>(async (ids) => {
    batches.push(ids);
    if (server.down) throw new Error('connection lost');
    return ids.map((id) => (id > 0 ? `user ${id}` : new Error(`no user ${id}`)));
  });
  return { batches, server, loader };
}

test('loads the keys of one turn together', async () => {
  const { loader, batches } = users();
  expect(await Promise.all([loader.load(1), loader.load(2), loader.load(1)])).toEqual(['user 1', 'user 2', 'user 1']);
  expect(batches).toEqual([[1, 2]]);
});

test('loads each key once', async () => {
  const { loader, batches } = users();
  await loader.load(1);
  await loader.loadMany([1, 2]);
  loader.clear(1);
  await loader.load(1);
  expect(batches).toEqual([[1], [2], [1]]);
});

test('an error for one key does not harm the others', async () => {
  const { loader } = users();
  const [good, bad] = await loader.loadMany([5, -1]);
  expect(good).toBe('user 5');
  expect((bad as Error).message).toBe('no user -1');
});

test('tries again after the connection was lost', async () => {
  const { loader, server } = users();
  server.down = true;
  await expect(loader.load(1)).rejects.toThrow('connection lost');
  server.down = false;
  expect(await loader.load(1)).toBe('user 1');
});

test('primed values are not loaded', async () => {
  const { loader, batches } = users();
  loader.prime(1, 'Ada').prime(1, 'Bob');
  expect(await loader.load(1)).toBe('Ada');
  expect(batches).toEqual([]);
});

test('splits large batches and checks the results', async () => {
  const sizes: number[] = [];
  const loader = new Loader<number, number>(
    async (keys) => {
      sizes.push(keys.length);
      return keys.includes(9) ? [] : keys;
    },
    { maxBatchSize: 2 },
  );
  expect(await loader.loadMany([1, 2, 3])).toEqual([1, 2, 3]);
  expect(sizes).toEqual([2, 1]);
  await expect(loader.load(9)).rejects.toThrow('expected 1 results, got 0');
});

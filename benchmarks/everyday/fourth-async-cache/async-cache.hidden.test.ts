import { AsyncCache } from './async-cache';

const pause = () => new Promise((resolve) => setTimeout(resolve, 1));

test('an error is not kept', async () => {
  const asked: string[] = [];
  const load = async (key: string) => {
    asked.push(key);
    await pause();
    if (asked.length <= 3) throw new Error(`failed ${asked.length}`);
    return asked.length;
  };
  const cache = new AsyncCache(load, 100, () => 0);
  await expect(cache.get('a')).rejects.toThrow('failed 1');
  await expect(cache.get('a')).rejects.toThrow('failed 2');
  await expect(cache.get('b')).rejects.toThrow('failed 3');
  expect(await cache.get('a')).toBe(4);
  expect(await cache.get('a')).toBe(4);
  expect(await cache.get('b')).toBe(5);
  expect(asked).toEqual(['a', 'a', 'b', 'a', 'b']);
});

test('those that ask at the same time share the error', async () => {
  let loads = 0;
  const load = async () => {
    loads++;
    await pause();
    throw new Error('no');
  };
  const cache = new AsyncCache<number>(load, 100, () => 0);
  const results = await Promise.allSettled([cache.get('a'), cache.get('a'), cache.get('a')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(loads).toBe(1);
  await expect(cache.get('a')).rejects.toThrow('no');
  expect(loads).toBe(2);
});

test('an error leaves other keys alone', async () => {
  let loads = 0;
  const load = async (key: string) => {
    loads++;
    if (key === 'bad') throw new Error('bad');
    return key;
  };
  const cache = new AsyncCache(load, 100, () => 0);
  await cache.get('good');
  await expect(cache.get('bad')).rejects.toThrow('bad');
  expect(await cache.get('good')).toBe('good');
  expect(loads).toBe(2);
});

test('values that are falsy', async () => {
  let loads = 0;
  const cache = new AsyncCache(
    async () => {
      loads++;
      return undefined;
    },
    100,
    () => 0,
  );
  expect(await cache.get('a')).toBeUndefined();
  expect(await cache.get('a')).toBeUndefined();
  expect(loads).toBe(1);
});

test('expires and is forgotten', async () => {
  let time = 50;
  let loads = 0;
  const cache = new AsyncCache(
    async () => ++loads,
    10,
    () => time,
  );
  expect(await cache.get('a')).toBe(1);
  time = 59;
  expect(await cache.get('a')).toBe(1);
  time = 60;
  expect(await cache.get('a')).toBe(2);
  cache.forget('b');
  expect(await cache.get('a')).toBe(2);
  cache.forget('a');
  expect(await cache.get('a')).toBe(3);
});

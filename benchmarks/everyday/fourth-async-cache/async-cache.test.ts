import { AsyncCache } from './async-cache';

test('loads once', async () => {
  let loads = 0;
  const cache = new AsyncCache(
    async (key) => `${key}${++loads}`,
    100,
    () => 0,
  );
  expect(await Promise.all([cache.get('a'), cache.get('a'), cache.get('b')])).toEqual(['a1', 'a1', 'b2']);
  expect(await cache.get('a')).toBe('a1');
  cache.forget('a');
  expect(await cache.get('a')).toBe('a3');
});

test('until it expires', async () => {
  let time = 0;
  let loads = 0;
  const cache = new AsyncCache(
    async () => ++loads,
    100,
    () => time,
  );
  await cache.get('a');
  time = 99;
  expect(await cache.get('a')).toBe(1);
  time = 100;
  expect(await cache.get('a')).toBe(2);
});

test('tries again after an error', async () => {
  let loads = 0;
  const load = async () => {
    if (++loads === 1) throw new Error('offline');
    return loads;
  };
  const cache = new AsyncCache(load, 100, () => 0);
  await expect(cache.get('a')).rejects.toThrow('offline');
  expect(await cache.get('a')).toBe(2);
});

import { LruCache } from './lru';

function full(limit: number): LruCache<string, number> {
  const cache = new LruCache<string, number>(limit);
  for (let index = 0; index < limit; index++) cache.set(`k${index}`, index);
  return cache;
}

test('what was read longest ago goes first', () => {
  const cache = full(4);
  cache.get('k0');
  cache.get('k2');
  cache.set('x', 9);
  cache.set('y', 9);
  expect(['k0', 'k1', 'k2', 'k3'].map((key) => cache.get(key))).toEqual([0, undefined, 2, undefined]);
});

test('reading does not change the size or drop anything', () => {
  const cache = full(3);
  for (const key of ['k2', 'k0', 'k0', 'k1', 'none']) cache.get(key);
  expect(cache.size).toBe(3);
  expect(['k0', 'k1', 'k2'].map((key) => cache.get(key))).toEqual([0, 1, 2]);
});

test('zero is refreshed as any value', () => {
  const cache = new LruCache<string, number>(2);
  cache.set('a', 0);
  cache.set('b', 1);
  expect(cache.get('a')).toBe(0);
  cache.set('c', 2);
  expect(cache.get('a')).toBe(0);
  expect(cache.get('b')).toBeUndefined();
});

test('reading the newest leaves the oldest the oldest', () => {
  const cache = full(2);
  cache.get('k1');
  cache.set('x', 9);
  expect(cache.get('k0')).toBeUndefined();
  expect(cache.get('k1')).toBe(1);
});

test('one place', () => {
  const cache = full(1);
  cache.get('k0');
  cache.set('x', 9);
  expect(cache.get('k0')).toBeUndefined();
  expect(cache.get('x')).toBe(9);
  expect(cache.size).toBe(1);
});

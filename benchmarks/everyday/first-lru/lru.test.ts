import { LruCache } from './lru';

test('keeps', () => {
  const c = new LruCache<string, number>(2);
  c.set('a', 1);
  c.set('b', 2);
  expect(c.get('a')).toBe(1);
  expect(c.size).toBe(2);
});

test('drops the oldest', () => {
  const c = new LruCache<string, number>(2);
  c.set('a', 1);
  c.set('b', 2);
  c.set('c', 3);
  expect(c.get('a')).toBeUndefined();
  expect(c.get('c')).toBe(3);
});

test('reading refreshes', () => {
  const c = new LruCache<string, number>(2);
  c.set('a', 1);
  c.set('b', 2);
  c.get('a');
  c.set('c', 3);
  expect(c.get('a')).toBe(1);
  expect(c.get('b')).toBeUndefined();
});

test('missing stays missing', () => {
  const c = new LruCache<string, number>(2);
  c.get('z');
  expect(c.size).toBe(0);
});

import { TtlCache } from './ttl';

test.each([0.5, 1, 2, 60, 3600])('%d seconds', (seconds) => {
  let time = 125_000;
  const cache = new TtlCache<string>(seconds, () => time);
  cache.set('a', 'x');
  expect(cache.get('a')).toBe('x');
  time += seconds * 1000 - 1;
  expect(cache.get('a')).toBe('x');
  time += 1;
  expect(cache.get('a')).toBeUndefined();
});

test('set again', () => {
  let time = 0;
  const cache = new TtlCache<number>(2, () => time);
  cache.set('a', 1);
  time = 1500;
  cache.set('a', 2);
  time = 3499;
  expect(cache.get('a')).toBe(2);
  time = 3500;
  expect(cache.get('a')).toBeUndefined();
});

test('each key has its own time', () => {
  let time = 0;
  const cache = new TtlCache<number>(10, () => time);
  cache.set('a', 1);
  time = 6000;
  cache.set('b', 0);
  time = 12_000;
  expect(cache.get('a')).toBeUndefined();
  expect(cache.get('b')).toBe(0);
  expect(cache.get('c')).toBeUndefined();
});

import { TtlCache } from './ttl';

test('fresh', () => {
  let t = 1000;
  const c = new TtlCache<number>(5, () => t);
  c.set('a', 1);
  t += 4999;
  expect(c.get('a')).toBe(1);
});

test('stale', () => {
  let t = 1000;
  const c = new TtlCache<number>(5, () => t);
  c.set('a', 1);
  t += 5000;
  expect(c.get('a')).toBeUndefined();
});

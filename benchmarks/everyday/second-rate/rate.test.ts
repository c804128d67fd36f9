import { RateLimiter } from './rate';

test('limit', () => {
  const r = new RateLimiter(2, 100);
  expect([r.allow(0), r.allow(10), r.allow(20)]).toEqual([true, true, false]);
});

test('window passes', () => {
  const r = new RateLimiter(1, 100);
  expect(r.allow(0)).toBe(true);
  expect(r.allow(99)).toBe(false);
  expect(r.allow(100)).toBe(true);
});

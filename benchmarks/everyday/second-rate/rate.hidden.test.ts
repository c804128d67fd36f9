import { RateLimiter } from './rate';

/** The times that are allowed. */
function allowed(limit: number, windowMs: number, times: readonly number[]): number[] {
  const limiter = new RateLimiter(limit, windowMs);
  return times.filter((time) => limiter.allow(time));
}

test('the window moves on', () => {
  expect(allowed(2, 100, [0, 50, 99, 100, 101, 149, 150, 199, 200])).toEqual([0, 50, 100, 150, 200]);
});

test('another window', () => {
  expect(allowed(1, 10, [5, 14, 15, 16, 24, 25])).toEqual([5, 15, 25]);
  expect(allowed(1, 1000, [0, 100, 999, 1000])).toEqual([0, 1000]);
});

test('within the last millisecond', () => {
  expect(allowed(1, 100, [0, 99.5, 100])).toEqual([0, 100]);
});

test('what is refused does not count', () => {
  expect(allowed(1, 100, [0, 40, 80, 100, 140, 180, 200])).toEqual([0, 100, 200]);
});

test('all at once', () => {
  expect(allowed(3, 50, [0, 0, 0, 0, 49, 50, 50, 50, 50])).toEqual([0, 0, 0, 50, 50, 50]);
  expect(allowed(2, 100, [0, 1000, 1000, 1000])).toEqual([0, 1000, 1000]);
});

import { RateLimiter } from './rate-limiter';

const run = (capacity: number, perSecond: number, times: number[]) => {
  const limiter = new RateLimiter({ capacity, perSecond });
  return times.map((now) => {
    const { allowed, remaining, retryAfter } = limiter.tryTake('x', now);
    return `${allowed ? 'yes' : 'no'} ${remaining} ${retryAfter}`;
  });
};

it('refills before it decides', () => {
  expect(run(1, 1, [0, 1_000, 2_000, 2_500, 3_000])).toEqual(['yes 0 0', 'yes 0 0', 'yes 0 0', 'no 0 500', 'yes 0 0']);
});

it('keeps parts of tokens', () => {
  expect(run(1, 2, [0, 250, 500, 500])).toEqual(['yes 0 0', 'no 0 250', 'yes 0 0', 'no 0 500']);
});

it('shows what is left after a request', () => {
  expect(run(3, 1, [0, 0, 1_000, 1_000, 1_000, 1_500, 10_000])).toEqual([
    'yes 2 0',
    'yes 1 0',
    'yes 1 0',
    'yes 0 0',
    'no 0 1000',
    'no 0 500',
    'yes 2 0',
  ]);
});

it('does not go below zero however often it refuses', () => {
  expect(run(1, 1, [0, 0, 0, 0, 1_000])).toEqual(['yes 0 0', 'no 0 1000', 'no 0 1000', 'no 0 1000', 'yes 0 0']);
});

it('takes a clock that goes back for one that stands', () => {
  expect(run(1, 1, [1_000, 0, 1_500, 2_000])).toEqual(['yes 0 0', 'no 0 1000', 'no 0 500', 'yes 0 0']);
});

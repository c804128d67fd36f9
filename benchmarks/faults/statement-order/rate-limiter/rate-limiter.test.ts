import { RateLimiter, limitHeaders } from './rate-limiter';

describe('RateLimiter', () => {
  let limiter: RateLimiter;
  const take = (now: number, client = 'ada') => limiter.tryTake(client, now).allowed;

  beforeEach(() => {
    limiter = new RateLimiter({ capacity: 2, perSecond: 1 });
  });

  it('allows as many requests at once as it has room for', () => {
    expect([take(0), take(0), take(0)]).toEqual([true, true, false]);
  });

  it('counts clients apart', () => {
    expect([take(0), take(0), take(0, 'grace')]).toEqual([true, true, true]);
  });

  it('allows a request again after a second', () => {
    take(0);
    take(0);

    expect(limiter.tryTake('ada', 1_000)).toEqual({ allowed: true, remaining: 0, retryAfter: 0 });
  });

  it('says how long to wait', () => {
    take(0);
    take(0);

    expect(limiter.tryTake('ada', 250)).toEqual({ allowed: false, remaining: 0, retryAfter: 750 });
  });

  it('allows what was announced', () => {
    take(0);
    take(0);
    const { retryAfter } = limiter.tryTake('ada', 400);

    expect(take(400 + retryAfter)).toBe(true);
  });

  it('never has more room than at the start', () => {
    take(0);

    expect([take(60_000), take(60_000), take(60_000)]).toEqual([true, true, false]);
  });

  it('forgets clients that have been away', () => {
    take(0);
    take(2_000, 'grace');

    expect(limiter.sweep(2_500)).toBe(1);
    expect(limiter.size).toBe(1);
  });

  it('needs a rate', () => {
    expect(() => new RateLimiter({ capacity: 1, perSecond: 0 })).toThrow(RangeError);
  });
});

it('writes headers', () => {
  expect(limitHeaders({ allowed: false, remaining: 0, retryAfter: 1_200 })).toEqual({
    'X-RateLimit-Remaining': '0',
    'Retry-After': '2',
  });
});

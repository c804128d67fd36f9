import { TokenBucket } from './bucket';

let time = 0;
const now = () => time;

beforeEach(() => {
  time = 0;
});

test('retryAfter counts the time that has passed', () => {
  const bucket = new TokenBucket({ capacity: 1, perSecond: 1, now });
  bucket.take();
  for (const [at, wait] of [
    [250, 750],
    [500, 500],
    [750, 250],
  ] as const) {
    time = at;
    const answer = bucket.take();
    expect(answer.ok).toBe(false);
    expect(answer.ok ? NaN : answer.retryAfter).toBeCloseTo(wait);
  }
  time = 1000;
  expect(bucket.take().ok).toBe(true);
});

test('half a token at a time', () => {
  const bucket = new TokenBucket({ capacity: 5, perSecond: 4, now });
  bucket.take(5);
  let taken = 0;
  for (time = 125; time <= 3000; time += 125) if (bucket.take().ok) taken++;
  expect(taken).toBe(12);
});

test('one and a half tokens at a time', () => {
  const bucket = new TokenBucket({ capacity: 20, perSecond: 4, now });
  bucket.take(20);
  let taken = 0;
  for (time = 375; time <= 3000; time += 375) while (bucket.take().ok) taken++;
  expect(taken).toBe(12);
});

test('no tokens for nothing', () => {
  const bucket = new TokenBucket({ capacity: 2, perSecond: 1, now });
  bucket.take(2);
  for (time = 100; time < 1000; time += 100) expect(bucket.take().ok).toBe(false);
  time = 1000;
  expect(bucket.take()).toEqual({ ok: true, left: 0 });
  expect(bucket.take().ok).toBe(false);
  time = 1900;
  expect(bucket.take().ok).toBe(false);
});

test('waits for more than one token', () => {
  const bucket = new TokenBucket({ capacity: 4, perSecond: 2, now });
  bucket.take(4);
  time = 250;
  const answer = bucket.take(3);
  expect(answer.ok ? NaN : answer.retryAfter).toBeCloseTo(1250);
  time = 1500;
  expect(bucket.take(3).ok).toBe(true);
});

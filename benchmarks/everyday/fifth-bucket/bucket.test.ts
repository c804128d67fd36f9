import { TokenBucket } from './bucket';

let time = 0;
const now = () => time;

beforeEach(() => {
  time = 0;
});

test('a burst up to the capacity', () => {
  const bucket = new TokenBucket({ capacity: 3, perSecond: 1, now });
  expect(bucket.take()).toEqual({ ok: true, left: 2 });
  expect(bucket.take(2)).toEqual({ ok: true, left: 0 });
  expect(bucket.take()).toEqual({ ok: false, retryAfter: 1000 });
});

test('refills with time', () => {
  const bucket = new TokenBucket({ capacity: 3, perSecond: 1, now });
  bucket.take(3);
  time = 2000;
  expect(bucket.take()).toEqual({ ok: true, left: 1 });
});

test('never holds more than its capacity', () => {
  const bucket = new TokenBucket({ capacity: 2, perSecond: 10, now });
  time = 60_000;
  expect(bucket.take()).toEqual({ ok: true, left: 1 });
});

test('a client that keeps asking gets its token in time', () => {
  const bucket = new TokenBucket({ capacity: 1, perSecond: 1, now });
  bucket.take();
  const answers: boolean[] = [];
  for (time = 400; time <= 1200; time += 400) answers.push(bucket.take().ok);
  expect(answers).toEqual([false, false, true]);
});

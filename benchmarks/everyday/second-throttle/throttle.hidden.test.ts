import { throttle } from './throttle';

/** The times of those calls that were let through. */
function through(ms: number, times: readonly number[]): unknown[] {
  let at = 0;
  const calls: unknown[] = [];
  const throttled = throttle(
    (time: number) => void calls.push(time),
    ms,
    () => at,
  );
  const told = times.filter((time) => {
    at = time;
    return throttled(time);
  });
  expect(told).toEqual(calls);
  return calls;
}

test('again and again', () => {
  expect(through(100, [1000, 1099, 1100, 1101, 1199, 1200, 1201])).toEqual([1000, 1100, 1200]);
});

test('what is refused does not prolong the time', () => {
  expect(through(100, [5000, 5030, 5060, 5090, 5120, 5150, 5210, 5220])).toEqual([5000, 5120, 5220]);
});

test('after a long time', () => {
  expect(through(100, [1000, 9000, 9001, 9099, 9100])).toEqual([1000, 9000, 9100]);
});

test('other times', () => {
  expect(through(10, [500, 505, 510, 515, 520])).toEqual([500, 510, 520]);
  expect(through(1000, [2000, 2100, 2999, 3000])).toEqual([2000, 3000]);
});

test('two do not disturb each other, and all that is given is handed on', () => {
  const calls: unknown[] = [];
  const fn = (...args: unknown[]) => void calls.push(args);
  const [first, second] = [throttle(fn, 100, () => 700), throttle(fn, 100, () => 700)];
  expect([first('a', 1), second('b', 2), first('c', 3), second('d', 4)]).toEqual([true, true, false, false]);
  expect(calls).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

import { throttle } from './throttle';

function recorder() {
  const calls: unknown[][] = [];
  return { calls, fn: (...args: unknown[]) => void calls.push(args) };
}

test('first', () => {
  const { calls, fn } = recorder();
  const t = throttle(fn, 100, () => 1000);
  expect(t(1)).toBe(true);
  expect(calls).toContainEqual([1]);
});

test('too soon', () => {
  let at = 1000;
  const { calls, fn } = recorder();
  const t = throttle(fn, 100, () => at);
  t(1);
  at = 1050;
  expect(t(2)).toBe(false);
  at = 1100;
  expect(t(3)).toBe(true);
  expect(calls).toEqual([[1], [3]]);
});

import { memoize } from './memo';

test('once', () => {
  let calls = 0;
  const fn = (a: number, b: number) => {
    calls++;
    return a + b;
  };
  const m = memoize(fn);
  expect(m(1, 2)).toBe(3);
  expect(m(1, 2)).toBe(3);
  expect(calls).toBe(1);
});

test('zero is a result', () => {
  let calls = 0;
  const fn = () => {
    calls++;
    return 0;
  };
  const m = memoize(fn);
  m();
  m();
  expect(calls).toBe(1);
});

test('undefined is a result', () => {
  let calls = 0;
  const fn = () => {
    calls++;
    return undefined;
  };
  const m = memoize(fn);
  m();
  m();
  expect(calls).toBe(1);
});

import { observable } from './observable';

test('tells', () => {
  const calls: unknown[] = [];
  const o = observable({ a: 1 }, (k, v) => calls.push([k, v]));
  o.a = 2;
  expect(calls).toEqual([['a', 2]]);
  expect(o.a).toBe(2);
});

test('is silent when nothing changes', () => {
  const calls: unknown[] = [];
  const o = observable({ a: 1 }, (k, v) => calls.push([k, v]));
  o.a = 1;
  expect(calls).toEqual([]);
  o.a = 3;
  o.a = 3;
  expect(calls).toEqual([['a', 3]]);
});

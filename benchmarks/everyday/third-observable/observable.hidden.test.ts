import { observable } from './observable';

function watched<T extends object>(target: T) {
  const calls: unknown[] = [];
  return { calls, target, object: observable(target, (key, value) => calls.push([key, value])) };
}

test('there and back', () => {
  const { calls, object } = watched({ a: 1 });
  for (const value of [2, 2, 1, 1, 2]) object.a = value;
  expect(calls).toEqual([
    ['a', 2],
    ['a', 1],
    ['a', 2],
  ]);
});

test('several keys', () => {
  const { calls, object } = watched({ a: 1, b: 2 });
  object.a = 5;
  object.b = 5;
  object.a = 5;
  object.b = 2;
  expect(calls).toEqual([
    ['a', 5],
    ['b', 5],
    ['b', 2],
  ]);
});

test('values that are alike are not the same', () => {
  const { calls, object } = watched<Record<string, unknown>>({ a: 1, b: 0, c: null });
  object.a = '1';
  object.b = false;
  object.b = '';
  object.c = undefined;
  object.c = 0;
  expect(calls).toEqual([
    ['a', '1'],
    ['b', false],
    ['b', ''],
    ['c', undefined],
    ['c', 0],
  ]);
});

test('a new key', () => {
  const { calls, object, target } = watched<Record<string, unknown>>({});
  object.x = 1;
  object.x = 1;
  expect(calls).toEqual([['x', 1]]);
  expect(target).toEqual({ x: 1 });
});

test('falsy values that stay', () => {
  const { calls, object } = watched<Record<string, unknown>>({ a: 0, b: '', c: false, d: null });
  Object.assign(object, { a: 0, b: '', c: false, d: null });
  expect(calls).toEqual([]);
  Object.assign(object, { a: 1, b: 'b', c: true, d: {} });
  expect(calls).toHaveLength(4);
});

test('two objects', () => {
  const [first, second] = [watched({ a: 1 }), watched({ a: 1 })];
  first.object.a = 2;
  second.object.a = 1;
  second.object.a = 2;
  expect([first.calls, second.calls]).toEqual([[['a', 2]], [['a', 2]]]);
});

import { mergeDeep } from './merge';

test('an empty or a longer list replaces', () => {
  expect(mergeDeep({ a: [1, 2, 3] }, { a: [] })).toEqual({ a: [] });
  expect(mergeDeep({ a: [1] }, { a: [7, 8, 9] })).toEqual({ a: [7, 8, 9] });
});

test('lists further down', () => {
  expect(mergeDeep({ a: { b: [1, 2], c: 1 } }, { a: { b: [3] } })).toEqual({ a: { b: [3], c: 1 } });
  expect(mergeDeep({ a: [{ x: 1 }, { x: 2 }] }, { a: [{ y: 3 }] })).toEqual({ a: [{ y: 3 }] });
});

test('a list in place of a tree, and a tree in place of a list', () => {
  expect(mergeDeep({ a: { x: 1 } }, { a: [9] })).toEqual({ a: [9] });
  expect(mergeDeep({ a: [9] }, { a: { x: 1 } })).toEqual({ a: { x: 1 } });
});

test('trees are merged as before', () => {
  expect(mergeDeep({ a: { b: { c: 1 } }, l: [1] }, { a: { b: { d: 2 } } })).toEqual({
    a: { b: { c: 1, d: 2 } },
    l: [1],
  });
  expect(mergeDeep({ a: null }, { a: { x: 1 } })).toEqual({ a: { x: 1 } });
});

test('what was given stays as it was', () => {
  const base = { a: [1, 2, 3], b: { c: [1] } };
  const extra = { a: [9], b: { c: [8] } };
  expect(mergeDeep(base, extra)).toEqual({ a: [9], b: { c: [8] } });
  expect([base, extra]).toEqual([
    { a: [1, 2, 3], b: { c: [1] } },
    { a: [9], b: { c: [8] } },
  ]);
});

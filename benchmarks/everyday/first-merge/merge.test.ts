import { mergeDeep } from './merge';

test('flat', () => {
  expect(mergeDeep({ a: 1 }, { b: 2 })).toEqual({ a: 1, b: 2 });
});

test('deep', () => {
  expect(mergeDeep({ a: { x: 1 } }, { a: { y: 2 } })).toEqual({ a: { x: 1, y: 2 } });
});

test('lists are replaced', () => {
  expect(mergeDeep({ a: [1, 2, 3] }, { a: [9] })).toEqual({ a: [9] });
});

test('null replaces', () => {
  expect(mergeDeep({ a: { x: 1 } }, { a: null })).toEqual({ a: null });
});

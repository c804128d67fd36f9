import { flattenDeep } from './flatten-deep';

test('flat lists', () => {
  expect(flattenDeep([1, 2, 3])).toEqual([1, 2, 3]);
});

test('one level', () => {
  expect(flattenDeep([1, [2, 3]])).toEqual([1, 2, 3]);
});

test('several levels', () => {
  expect(flattenDeep([1, [2, [3, [4]]], 5])).toEqual([1, 2, 3, 4, 5]);
});

test('empty lists', () => {
  expect(flattenDeep([[], [[]]])).toEqual([]);
});

import { flatten } from './flatten-depth';

test('flat lists', () => {
  expect(flatten([1, 2])).toEqual([1, 2]);
});

test('all levels', () => {
  expect(flatten([1, [2, [3, [4]]]])).toEqual([1, 2, 3, 4]);
});

test('no level', () => {
  expect(flatten([1, [2]], 0)).toEqual([1, [2]]);
});

test('one level', () => {
  expect(flatten([1, [2, [3]]], 1)).toEqual([1, 2, [3]]);
});

test('two levels', () => {
  expect(flatten([[[[1]]], 2], 2)).toEqual([[1], 2]);
});

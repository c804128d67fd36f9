import { flatten } from './flatten-depth';

const nested = [1, [2, [3, [4, [5, [6]]]]]];

test.each([0, 1, 2, 3, 4, 5, 6, Infinity])('%d levels', (depth) => {
  expect(flatten(nested, depth)).toEqual(nested.flat(depth));
});

test('empty lists', () => {
  expect(flatten([[], [[]]], 1)).toEqual([[]]);
  expect(flatten([[], [[]]])).toEqual([]);
});

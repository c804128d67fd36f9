import { chunk } from './chunk';

test('one chunk', () => {
  expect(chunk([1, 2], 5)).toEqual([[1, 2]]);
});

test('several chunks', () => {
  expect(chunk([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
});

test('nothing', () => {
  expect(chunk([], 3)).toEqual([]);
});

test('needs a size', () => {
  expect(() => chunk([1], 0)).toThrow('the size must be at least 1');
});

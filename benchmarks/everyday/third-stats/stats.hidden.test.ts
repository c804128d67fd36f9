import { median } from './stats';

test.each([
  [[7], 7],
  [[100, 20, 3], 20],
  [[-1, -10, 5], -1],
  [[-1, -2, -30], -2],
  [[10, 9, 100, 1], 9.5],
  [[2, 10], 6],
  [[1.5, 11, 2.5, 100, 0], 2.5],
  [[5, 5, 5, 10], 5],
  [[1000, 200, 30, 4, 0], 30],
  [[1e21, 5, 30], 30],
])('%j', (values, result) => {
  expect(median(values)).toBe(result);
});

test('many', () => {
  expect(median(Array.from({ length: 101 }, (_, index) => (index * 37) % 101))).toBe(50);
  expect(median(Array.from({ length: 100 }, (_, index) => (index * 37) % 100))).toBe(49.5);
});

test('the given values stay as they were', () => {
  const values = [10, 9, 1];
  expect(median(values)).toBe(9);
  expect(values).toEqual([10, 9, 1]);
});

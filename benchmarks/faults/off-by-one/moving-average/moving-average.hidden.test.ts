import { movingAverage, smooth } from './moving-average';

it.each([
  [[], 1, []],
  [[4], 1, [4]],
  [[4, 6], 1, [4, 6]],
  [[4, 6], 2, [5]],
  [[4, 6], 3, []],
  [[4, 6, 11], 2, [5, 8.5]],
  [[0, 0, 0, 12], 4, [3]],
  [[1, 2, 3, 4, 5, 6], 5, [3, 4]],
  [[-1, 1, -1, 1], 2, [0, 0, 0]],
])('of %j over %d: %j', (values, size, averages) => {
  expect(movingAverage(values, size)).toEqual(averages);
});

it('refuses what is no window', () => {
  for (const size of [0, -1, 1.5, Number.NaN]) expect(() => movingAverage([1, 2, 3], size)).toThrow(RangeError);
});

it('changes nothing with a window of one', () => {
  const points = [3, 1, 2].map((value, at) => ({ at, value }));

  expect(smooth(points, 1)).toEqual(points);
  expect(smooth(points, 3)).toEqual([{ at: 2, value: 2 }]);
  expect(smooth(points, 4)).toEqual([]);
});

import { movingAverage, peaks, smooth, thinOut } from './moving-average';

describe('movingAverage', () => {
  it('averages three values each', () => {
    expect(movingAverage([1, 2, 3, 4, 8], 3)).toEqual([2, 3, 5]);
  });

  it('has nothing for fewer values than its window', () => {
    expect(movingAverage([1, 2], 3)).toEqual([]);
  });

  it('has one average for a full window', () => {
    expect(movingAverage([10, 20], 2)).toEqual([15]);
  });

  it('refuses an empty window', () => {
    expect(() => movingAverage([1], 0)).toThrow('a window has at least one value, not 0');
  });
});

it('puts averages at the end of their windows', () => {
  const points = [5, 7, 9].map((value, index) => ({ at: index * 60, value }));

  expect(smooth(points, 2)).toEqual([
    { at: 60, value: 6 },
    { at: 120, value: 8 },
  ]);
});

it('thins out points', () => {
  const points = [0, 1, 2, 3, 4, 5].map((at) => ({ at, value: 0 }));

  expect(thinOut(points, 2).map((point) => point.at)).toEqual([0, 2, 4, 5]);
});

it('finds peaks', () => {
  expect(peaks([1, 5, 2, 2, 7, 6])).toEqual([5, 7]);
});

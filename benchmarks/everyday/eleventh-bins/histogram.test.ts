import { extent, histogram, nice, peak, shares, thresholds, tickStep } from './histogram';

const value = (ms: number) => ms;

test('nice steps', () => {
  expect(tickStep(0, 100, 10)).toBe(10);
  expect(tickStep(0, 35, 10)).toBe(5);
  expect(tickStep(0, 200, 10)).toBe(20);
  expect(nice([13, 87], 10)).toEqual([10, 90]);
  expect(thresholds(0, 30, 3)).toEqual([0, 10, 20, 30]);
});

test('extent', () => {
  expect(extent([3, NaN, -1, 7])).toEqual([-1, 7]);
  expect(extent([])).toBe(undefined);
});

test('sorts values into bins', () => {
  const bins = histogram([1, 4, 12, 25, 29], { count: 3, value });
  expect(bins).toEqual([
    { from: 0, to: 10, items: [1, 4] },
    { from: 10, to: 20, items: [12] },
    { from: 20, to: 30, items: [25, 29] },
  ]);
  expect(shares(bins)).toEqual([40, 20, 40]);
});

test('the slowest request is in the chart, too', () => {
  const bins = histogram([0, 5, 15, 30], { count: 3, value });
  expect(bins.map((bin) => bin.items)).toEqual([[0, 5], [15], [30]]);
});

test('values outside of the domain are left out', () => {
  const bins = histogram([-5, 5, 15, 99], { count: 2, value, domain: [0, 20] });
  expect(bins.map((bin) => bin.items)).toEqual([[5], [15]]);
});

test('no data, no bins', () => {
  expect(histogram([], { value })).toEqual([]);
  expect(peak([])).toBe(undefined);
});

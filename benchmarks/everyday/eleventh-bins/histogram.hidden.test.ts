import { histogram, peak, shares } from './histogram';

const value = (ms: number) => ms;
const items = (data: number[], count: number, domain?: [number, number]) =>
  histogram(data, { count, value, domain }).map((bin) => bin.items);

test('inner limits belong to the upper bin', () => {
  expect(items([0, 10, 20, 30], 3)).toEqual([[0], [10], [20, 30]]);
  expect(items([5, 10, 10, 20], 2, [0, 20])).toEqual([[5], [10, 10, 20]]);
});

test('the limits of a given domain are included, nothing beyond them', () => {
  expect(items([-1, 0, 10, 20, 21, 30], 2, [0, 20])).toEqual([[0], [10, 20]]);
  expect(items([20.0001, 100], 2, [0, 20])).toEqual([[], []]);
});

test('each item once, none lost', () => {
  const data = Array.from({ length: 101 }, (_, i) => i);
  const bins = items(data, 10);
  expect(bins.length).toBe(10);
  expect(bins.flat()).toEqual(data);
  expect(bins.map((bin) => bin.length)).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 10, 11]);
});

test('several values at the upper end keep their order', () => {
  const bins = histogram(
    [
      { id: 'a', ms: 40 },
      { id: 'b', ms: 0 },
      { id: 'c', ms: 40 },
    ],
    { count: 4, value: (r) => r.ms },
  );
  expect(bins.map((bin) => bin.items.map((r) => r.id))).toEqual([['b'], [], [], ['a', 'c']]);
  expect(bins[bins.length - 1]).toMatchObject({ from: 30, to: 40 });
});

test('all values the same', () => {
  const bins = histogram([7, 7, 7], { value });
  expect(bins).toEqual([{ from: 7, to: 7, items: [7, 7, 7] }]);
});

test('negative values up to zero', () => {
  expect(items([-30, -20, -5, 0], 3)).toEqual([[-30], [-20], [-5, 0]]);
});

test('NaN is in no bin', () => {
  expect(items([0, NaN, 20], 2)).toEqual([[0], [20]]);
});

test('shares and peak count the last value', () => {
  const bins = histogram([0, 20, 20, 20], { count: 2, value });
  expect(shares(bins)).toEqual([25, 75]);
  expect(peak(bins)?.from).toBe(10);
});

import { chartRange, rollup } from './rollup';

const series = (...values: number[]) => values.map((value, i) => ({ sensor: 's', time: i * 10, value }));

test('values below zero', () => {
  const [bucket] = rollup(series(-7, -3, -5), 1000).get('s')!;
  expect(bucket).toEqual({ start: 0, count: 3, min: -7, max: -3, mean: -5 });
});

test('zero is the highest', () => {
  const [bucket] = rollup(series(-2, 0, -4), 1000).get('s')!;
  expect(bucket.max).toBe(0);
  expect(bucket.min).toBe(-4);
  expect(rollup(series(0), 1000).get('s')![0]).toEqual({ start: 0, count: 1, min: 0, max: 0, mean: 0 });
});

test('only one value', () => {
  for (const value of [-273.15, -1e-9, 1e-300, 12]) {
    const [bucket] = rollup(series(value), 5).get('s')!;
    expect([bucket.min, bucket.max, bucket.mean]).toEqual([value, value, value]);
  }
});

test('the range of a chart below zero', () => {
  const buckets = rollup(series(-20, -10), 10).get('s')!;
  expect(chartRange(buckets, 0)).toEqual([-20, -10]);
  expect(chartRange(buckets, 0.5)).toEqual([-25, -5]);
});

test('above zero', () => {
  const buckets = rollup(series(3, 9, 6, 1), 20).get('s')!;
  expect(buckets).toEqual([
    { start: 0, count: 2, min: 3, max: 9, mean: 6 },
    { start: 20, count: 2, min: 1, max: 6, mean: 3.5 },
  ]);
});

test('times before the epoch and sizes that make no sense', () => {
  expect(rollup([{ sensor: 's', time: -1, value: 2 }], 10).get('s')![0].start).toBe(-10);
  expect(() => rollup([], 0)).toThrow(RangeError);
  expect(() => rollup([], NaN)).toThrow(RangeError);
});

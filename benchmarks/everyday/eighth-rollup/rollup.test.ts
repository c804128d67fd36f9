import { chartRange, rollup } from './rollup';

const at = (sensor: string) => (time: number, value: number) => ({ sensor, time, value });
const hall = at('hall');
const freezer = at('freezer');

test('one bucket', () => {
  expect(rollup([hall(0, 20), hall(30, 22), hall(59, 21)], 60).get('hall')).toEqual([
    { start: 0, count: 3, min: 20, max: 22, mean: 21 },
  ]);
});

test('buckets in the order of time', () => {
  const buckets = rollup([hall(130, 5), hall(10, 1), hall(60, 3)], 60).get('hall')!;
  expect(buckets.map(({ start }) => start)).toEqual([0, 60, 120]);
});

test('sensors of their own', () => {
  const result = rollup([hall(0, 20), freezer(0, -18), hall(1, 24), freezer(1, -20)], 60);
  expect([...result.keys()]).toEqual(['hall', 'freezer']);
  expect(result.get('hall')).toEqual([{ start: 0, count: 2, min: 20, max: 24, mean: 22 }]);
  expect(result.get('freezer')).toEqual([{ start: 0, count: 2, min: -20, max: -18, mean: -19 }]);
});

test('leaves out broken readings', () => {
  expect(rollup([hall(0, NaN), hall(1, 4)], 10).get('hall')![0].count).toBe(1);
});

test('the range of the chart', () => {
  const buckets = rollup([hall(0, 10), hall(10, 30)], 10).get('hall')!;
  expect(chartRange(buckets)).toEqual([8, 32]);
  expect(chartRange([])).toEqual([0, 1]);
});

import { addPeriod } from './add-period';

test.each([
  ['2025-03-01', 0, 'week', '2025-03-01'],
  ['2025-03-01', 4, 'week', '2025-03-29'],
  ['2025-03-01', -1, 'week', '2025-02-22'],
  ['2024-12-31', 1, 'week', '2025-01-07'],
  ['2025-03-01', 1, 'day', '2025-03-02'],
  ['2025-03-01', 2, 'month', '2025-04-30'],
])('%s + %d %s', (day, count, period, expected) => {
  expect(addPeriod(day, count, period)).toBe(expected);
});

test.each(['year', 'weeks', ''])('not %j', (period) => {
  expect(() => addPeriod('2025-01-01', 1, period)).toThrow(RangeError);
});

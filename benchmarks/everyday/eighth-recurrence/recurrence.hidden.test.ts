import { between, nextAfter, occurrences, type Weekday } from './recurrence';

const list = (start: string, interval: number, weekdays: Weekday[], count: number) => [
  ...occurrences({ start, interval, weekdays, count }),
];

test('Friday and Tuesday, every third week', () => {
  expect(list('2024-03-01', 3, [2, 5], 4)).toEqual(['2024-03-01', '2024-03-19', '2024-03-22', '2024-04-09']);
});

test('starting on a Sunday, the last day of its week', () => {
  expect(list('2024-01-07', 2, [0, 1], 4)).toEqual(['2024-01-07', '2024-01-15', '2024-01-21', '2024-01-29']);
});

test('the start need not be an occurrence', () => {
  expect(list('2024-01-03', 2, [1], 2)).toEqual(['2024-01-15', '2024-01-29']);
  expect(list('2024-01-03', 2, [6], 2)).toEqual(['2024-01-06', '2024-01-20']);
});

test('weeks that start on a Monday are as before', () => {
  expect(list('2024-02-26', 2, [1, 0], 4)).toEqual(['2024-02-26', '2024-03-03', '2024-03-11', '2024-03-17']);
  expect(list('2024-01-04', 1, [1, 4], 3)).toEqual(['2024-01-04', '2024-01-08', '2024-01-11']);
});

test('a range, and the next', () => {
  const rule = { start: '2023-12-29', interval: 2, weekdays: [2, 5] as Weekday[] };
  expect(between(rule, '2024-01-01', '2024-01-31')).toEqual(['2024-01-09', '2024-01-12', '2024-01-23', '2024-01-26']);
  expect(nextAfter(rule, '2023-12-29')).toBe('2024-01-09');
});

test('rules without occurrences', () => {
  expect(list('2024-01-01', 0, [1], 3)).toEqual([]);
  expect(list('2024-01-01', 1, [], 3)).toEqual([]);
  expect([...occurrences({ start: '2024-01-02', interval: 1, weekdays: [1], until: '2024-01-05' })]).toEqual([]);
});

import { between, nextAfter, occurrences, weekView } from './recurrence';

// 2024-01-01 was a Monday

test('every week', () => {
  const rule = { start: '2024-01-01', interval: 1, weekdays: [1, 4] as const, count: 4 };
  expect([...occurrences(rule)]).toEqual(['2024-01-01', '2024-01-04', '2024-01-08', '2024-01-11']);
});

test('every second week', () => {
  const rule = { start: '2024-01-01', interval: 2, weekdays: [1, 5] as const };
  expect(between(rule, '2024-01-01', '2024-01-31')).toEqual([
    '2024-01-01',
    '2024-01-05',
    '2024-01-15',
    '2024-01-19',
    '2024-01-29',
  ]);
});

test('every second week, starting on a Thursday', () => {
  const rule = { start: '2024-01-04', interval: 2, weekdays: [1, 4] as const, count: 4 };
  expect([...occurrences(rule)]).toEqual(['2024-01-04', '2024-01-15', '2024-01-18', '2024-01-29']);
});

test('until a day', () => {
  const rule = { start: '2024-01-01', interval: 1, weekdays: [3] as const, until: '2024-01-17' };
  expect([...occurrences(rule)]).toEqual(['2024-01-03', '2024-01-10', '2024-01-17']);
});

test('exceptions count', () => {
  const rule = { start: '2024-01-01', interval: 1, weekdays: [1] as const, count: 3, except: ['2024-01-08'] };
  expect([...occurrences(rule)]).toEqual(['2024-01-01', '2024-01-15']);
});

test('the week of a day', () => {
  const week = weekView('2024-01-07');
  expect([week[0], week[6]]).toEqual(['2024-01-01', '2024-01-07']);
  expect(weekView('2024-01-01')).toEqual(week);
});

test('the next one', () => {
  const rule = { start: '2024-01-01', interval: 1, weekdays: [1] as const, count: 2 };
  expect(nextAfter(rule, '2024-01-01')).toBe('2024-01-08');
  expect(nextAfter(rule, '2024-01-08')).toBeNull();
});

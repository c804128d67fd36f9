import { currentStreak, longestStreak, summarize } from './streak';

test('no check-ins', () => {
  expect(summarize([], '2024-03-01T08:00:00Z')).toEqual({ current: 0, longest: 0, total: 0, badge: 'none' });
});

test('finds the longest run', () => {
  const checkIns = ['2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01', '2024-03-04', '2024-03-05'];
  expect(longestStreak(checkIns)).toBe(4);
});

test('the order of the check-ins does not matter', () => {
  expect(longestStreak(['2024-01-03', '2024-01-01', '2024-01-02'])).toBe(3);
});

test('a streak is alive until the day is over', () => {
  const checkIns = ['2024-05-01T07:00:00Z', '2024-05-02T07:00:00Z'];
  expect(currentStreak(checkIns, '2024-05-03T23:00:00Z')).toBe(2);
  expect(currentStreak(checkIns, '2024-05-04T00:30:00Z')).toBe(0);
});

test('morning and evening run', () => {
  const checkIns = [
    '2024-06-10T06:30:00Z',
    '2024-06-11T06:30:00Z',
    '2024-06-11T19:00:00Z',
    '2024-06-12T06:30:00Z',
    '2024-06-13T20:15:00Z',
  ];
  expect(summarize(checkIns, '2024-06-13T21:00:00Z')).toEqual({ current: 4, longest: 4, total: 4, badge: 'bronze' });
});

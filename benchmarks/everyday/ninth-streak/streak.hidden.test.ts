import { currentStreak, longestStreak, summarize } from './streak';

const day = (n: number, time = '12:00:00') => `2024-01-${String(n).padStart(2, '0')}T${time}Z`;

test('several check-ins on each day', () => {
  const checkIns: string[] = [];
  for (let n = 1; n <= 9; n++) checkIns.push(day(n, '06:00:00'), day(n, '12:00:00'), day(n, '23:59:59'));
  expect(longestStreak(checkIns)).toBe(9);
  expect(summarize(checkIns, day(9, '23:59:59')).badge).toBe('silver');
});

test('the same check-in sent twice', () => {
  expect(longestStreak([day(4), day(5), day(5), day(6)])).toBe(3);
  expect(longestStreak([day(4), day(4)])).toBe(1);
});

test('two on the last day or on the first day', () => {
  expect(longestStreak([day(1), day(2), day(3), day(3, '13:00:00')])).toBe(3);
  expect(longestStreak([day(1), day(1, '13:00:00'), day(2), day(3)])).toBe(3);
});

test('a gap still ends a run', () => {
  expect(longestStreak([day(1), day(1), day(3), day(3), day(4), day(4), day(7)])).toBe(2);
  expect(longestStreak([day(1), day(3), day(5)])).toBe(1);
});

test('over the end of a month and of a year', () => {
  expect(longestStreak(['2023-12-30', '2023-12-31', '2023-12-31T20:00:00Z', '2024-01-01', '2024-01-02'])).toBe(4);
});

test('current streak and bad input', () => {
  expect(currentStreak([day(1), day(2), day(2)], day(2))).toBe(2);
  expect(() => longestStreak(['soon'])).toThrow('bad timestamp');
});

test('the given list stays as it is', () => {
  const given = [day(3), day(1), day(3), day(2)];
  const copy = [...given];
  longestStreak(given);
  expect(given).toEqual(copy);
});

import { longestStreak } from './streak';

test('no days', () => {
  expect(longestStreak([])).toBe(0);
});

test('never done', () => {
  expect(longestStreak([false, false])).toBe(0);
});

test('done every day', () => {
  expect(longestStreak([true, true, true])).toBe(3);
});

test('takes the longest run', () => {
  expect(longestStreak([true, false, true, true, false, true])).toBe(2);
});

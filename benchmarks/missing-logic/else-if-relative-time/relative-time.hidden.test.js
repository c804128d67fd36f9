import { relativeTime } from './relative-time';

test.each([
  [1, 'just now'],
  [119, '1 minute ago'],
  [120, '2 minutes ago'],
  [7199, '1 hour ago'],
  [7200, '2 hours ago'],
  [86_399, '23 hours ago'],
  [86_400, '1 day ago'],
  [172_799, '1 day ago'],
  [172_800, '2 days ago'],
  [43_200, '12 hours ago'],
])('%d', (seconds, text) => {
  expect(relativeTime(seconds)).toBe(text);
});

import { relativeTime } from './relative-time';

test('now', () => {
  expect(relativeTime(0)).toBe('just now');
  expect(relativeTime(59)).toBe('just now');
});

test('minutes', () => {
  expect(relativeTime(60)).toBe('1 minute ago');
  expect(relativeTime(3599)).toBe('59 minutes ago');
});

test('hours', () => {
  expect(relativeTime(3600)).toBe('1 hour ago');
  expect(relativeTime(50_000)).toBe('13 hours ago');
});

test('days', () => {
  expect(relativeTime(86_400)).toBe('1 day ago');
  expect(relativeTime(1_000_000)).toBe('11 days ago');
});

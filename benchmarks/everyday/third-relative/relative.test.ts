import { timeAgo } from './relative';

const at = (s: number) => new Date(1700000000000 - s * 1000);
const now = new Date(1700000000000);

test('now', () => {
  expect(timeAgo(at(20), now)).toBe('just now');
});

test('almost a minute', () => {
  expect(timeAgo(at(59), now)).toBe('just now');
});

test('minutes', () => {
  expect(timeAgo(at(150), now)).toBe('2 minutes ago');
});

test('hours', () => {
  expect(timeAgo(at(7200), now)).toBe('2 hours ago');
});

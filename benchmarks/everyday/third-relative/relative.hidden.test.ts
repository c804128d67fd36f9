import { timeAgo } from './relative';

const now = new Date('2026-03-10T12:00:00Z');
const ago = (seconds: number) => timeAgo(new Date(now.getTime() - seconds * 1000), now);

test.each([
  [0, 'just now'],
  [29, 'just now'],
  [30, 'just now'],
  [45, 'just now'],
  [120, '2 minutes ago'],
  [179, '2 minutes ago'],
  [180, '3 minutes ago'],
  [599, '9 minutes ago'],
  [1770, '29 minutes ago'],
  [3540, '59 minutes ago'],
  [3570, '59 minutes ago'],
  [3599, '59 minutes ago'],
])('%d seconds', (seconds, text) => {
  expect(ago(seconds)).toBe(text);
});

test('whole hours and days', () => {
  expect(ago(5 * 3600)).toBe('5 hours ago');
  expect(ago(2 * 3600 + 600)).toBe('2 hours ago');
  expect(ago(23 * 3600)).toBe('23 hours ago');
  expect(ago(3 * 86_400)).toBe('3 days ago');
  expect(ago(45 * 86_400 + 3600)).toBe('45 days ago');
});

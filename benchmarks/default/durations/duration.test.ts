import { formatDuration } from './duration';

test('seconds', () => {
  expect(formatDuration(9)).toBe('9s');
});

test('minutes', () => {
  expect(formatDuration(61)).toBe('1m 01s');
  expect(formatDuration(3599)).toBe('59m 59s');
});

test('hours', () => {
  expect(formatDuration(3909)).toBe('1h 05m 09s');
  expect(formatDuration(7200)).toBe('2h 00m 00s');
});

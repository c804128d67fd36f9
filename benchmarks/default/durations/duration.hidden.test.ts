import { formatDuration } from './duration';

test.each([
  [0, '0s'],
  [60, '1m 00s'],
  [3600, '1h 00m 00s'],
  [3661, '1h 01m 01s'],
  [86_399, '23h 59m 59s'],
  [90_000, '25h 00m 00s'],
  [10_800 + 1234, '3h 20m 34s'],
])('%d', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

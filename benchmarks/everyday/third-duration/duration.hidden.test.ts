import { humanize } from './duration';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [999, '0s'],
  [59_999, '59s'],
  [MINUTE, '1m'],
  [59 * MINUTE + 59_000, '59m 59s'],
  [HOUR, '1h'],
  [HOUR + 5000, '1h 5s'],
  [HOUR + MINUTE, '1h 1m'],
  [2 * HOUR + 30 * MINUTE, '2h 30m'],
  [3 * HOUR + 59 * MINUTE + 1999, '3h 59m 1s'],
  [24 * HOUR - 1000, '23h 59m 59s'],
  [100 * HOUR + 7 * MINUTE, '100h 7m'],
])('%d', (ms, text) => {
  expect(humanize(ms)).toBe(text);
});

import { formatDuration, parseDuration, retryTimes } from './duration-text';

it.each([
  ['1ms', 1],
  ['10ms', 10],
  ['100ms', 100],
  ['1000 ms', 1_000],
  ['10.25s', 10_250],
  ['0.5s', 500],
  ['12.345s', 12_345],
  ['1d, 2h, 30min', 95_400_000],
  ['10 Minutes 5 SEC', 605_000],
  ['48h', 172_800_000],
  [' 15m ', 900_000],
  ['1h30m', 5_400_000],
  ['365 days', 31_536_000_000],
  ['007s', 7_000],
  ['42', 42],
])('reads %j as %d', (text, duration) => {
  expect(parseDuration(text)).toBe(duration);
});

it.each(['', '   ', 's', '1.s', '.5s', '5 parsecs', '-5s', '1h -5m', '1,5h', '1.2.3s', '5s!', 'x5s'])(
  'does not read %j',
  (text) => {
    expect(() => parseDuration(text)).toThrow(/duration/);
  },
);

it('comes back from what it wrote', () => {
  for (const duration of [1, 999, 1_000, 59_999, 61_001, 3_599_000, 86_399_999, 999_999_999]) {
    expect(parseDuration(formatDuration(duration))).toBe(duration);
  }
});

it('gives up in time', () => {
  expect(retryTimes({ wait: '10s', giveUpAfter: '70s' })).toEqual([10_000, 30_000, 70_000]);
  expect(retryTimes({ wait: '10s', giveUpAfter: '9s' })).toEqual([]);
  expect(retryTimes({ wait: '0', giveUpAfter: '9s' })).toEqual([]);
});

import { formatSpent, parseSpent, WorkLog } from './worklog';

test('the last half minute of an hour', () => {
  expect(formatSpent(3570)).toBe('1h');
  expect(formatSpent(3599)).toBe('1h');
  expect(formatSpent(2 * 3600 - 30)).toBe('2h');
  expect(formatSpent(24 * 3600 - 1)).toBe('24h');
});

test('just before and after', () => {
  expect(formatSpent(3569)).toBe('59m');
  expect(formatSpent(7169)).toBe('1h 59m');
  expect(formatSpent(3600)).toBe('1h');
  expect(formatSpent(3629)).toBe('1h');
  expect(formatSpent(3630)).toBe('1h 1m');
});

test('never sixty minutes, and what is read again is at most half a minute off', () => {
  for (let seconds = 0; seconds < 4 * 3600; seconds += 7) {
    const text = formatSpent(seconds);
    expect(text).not.toContain('60m');
    expect(Math.abs(parseSpent(text)! - seconds) <= 30).toBe(true);
  }
});

test('negative durations', () => {
  expect(formatSpent(-3599)).toBe('-1h');
  expect(formatSpent(-7195)).toBe('-2h');
  expect(formatSpent(-5400)).toBe('-1h 30m');
  expect(formatSpent(-3629)).toBe('-1h');
  expect(formatSpent(-20)).toBe('0m');
});

test('small durations', () => {
  expect([0, 1, 29, 30, 59, 60, 119].map(formatSpent)).toEqual(['0m', '0m', '0m', '1m', '1m', '1m', '2m']);
});

test('whole minutes stay what they are', () => {
  for (let minutes = 1; minutes < 200; minutes++) {
    expect(parseSpent(formatSpent(minutes * 60))).toBe(minutes * 60);
  }
});

test('in the report, from a timer', () => {
  let time = 0;
  const log = new WorkLog(() => time);
  log.start('A-1', 'ada');
  time = 3_580_000;
  expect(log.stop('ada')!.seconds).toBe(3580);
  expect(log.total()).toBe(3580);
  expect(log.report()).toEqual(['A-1: 1h']);
});

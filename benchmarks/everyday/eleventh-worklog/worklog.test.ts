import { billable, formatDecimal, formatSpent, parseSpent, WorkLog } from './worklog';

test('reads durations', () => {
  expect(parseSpent('1h 30m')).toBe(5400);
  expect(parseSpent('1:30')).toBe(5400);
  expect(parseSpent('90min')).toBe(5400);
  expect(parseSpent('1,5h')).toBe(5400);
  expect(parseSpent('soon')).toBe(undefined);
  expect(parseSpent('')).toBe(undefined);
});

test('writes durations', () => {
  expect(formatSpent(5400)).toBe('1h 30m');
  expect(formatSpent(7200)).toBe('2h');
  expect(formatSpent(0)).toBe('0m');
  expect(formatSpent(-600)).toBe('-10m');
  expect(formatDecimal(5400)).toBe('1.50');
});

test('rounds to minutes', () => {
  expect(formatSpent(89)).toBe('1m');
  expect(formatSpent(90)).toBe('2m');
});

test('just before the full hour', () => {
  expect(formatSpent(7195)).toBe('2h');
  expect(formatSpent(3569)).toBe('59m');
});

test('bills quarters of an hour', () => {
  expect([1, 900, 901].map((seconds) => billable(seconds))).toEqual([900, 900, 1800]);
});

test('timers and report', () => {
  let time = 0;
  const log = new WorkLog(() => time);
  log.start('A-1', 'ada');
  time += 120_400;
  log.start('A-2', 'ada');
  time += 60_000;
  expect(log.stop('ada')).toEqual({ issue: 'A-2', user: 'ada', seconds: 60 });
  expect(log.stop('ada')).toBe(undefined);
  log.add('A-2', 'bob', '1h');
  expect(log.report()).toEqual(['A-2: 1h 1m', 'A-1: 2m']);
  expect(() => log.add('A-1', 'bob', 'long')).toThrow('not a duration: "long"');
});

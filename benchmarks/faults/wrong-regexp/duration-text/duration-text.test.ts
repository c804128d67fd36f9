import { DurationError, formatDuration, parseDuration, retryTimes } from './duration-text';

describe('parseDuration', () => {
  it('reads one unit', () => {
    expect(parseDuration('5s')).toBe(5_000);
    expect(parseDuration('2 hours')).toBe(7_200_000);
  });

  it('takes a plain number for milliseconds', () => {
    expect(parseDuration('1500')).toBe(1_500);
  });

  it('reads more than nine of a unit', () => {
    expect(parseDuration('90s')).toBe(90_000);
  });

  it('reads several units', () => {
    expect(parseDuration('1h 30m')).toBe(5_400_000);
  });

  it('reads fractions', () => {
    expect(parseDuration('2.5 days')).toBe(216_000_000);
  });

  it('does not read anything else', () => {
    expect(() => parseDuration('soon')).toThrow(DurationError);
    expect(() => parseDuration('')).toThrow('a duration is missing');
  });
});

it('writes a duration', () => {
  expect(formatDuration(5_400_000)).toBe('1h 30m');
  expect(formatDuration(0)).toBe('0s');
});

it('writes what it reads', () => {
  expect(formatDuration(parseDuration('3d 12h 250ms'))).toBe('3d 12h 250ms');
});

it('waits twice as long each time', () => {
  expect(retryTimes({ wait: '1s', giveUpAfter: '8s' })).toEqual([1_000, 3_000, 7_000]);
});

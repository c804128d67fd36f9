import { DurationError, expiresAt, formatDuration, isExpired, parseDuration } from './duration';

describe('durations', () => {
  it('reads single units', () => {
    expect(parseDuration('250ms')).toBe(250);
    expect(parseDuration('90s')).toBe(90_000);
    expect(parseDuration('1.5h')).toBe(5_400_000);
  });

  it('reads several units', () => {
    expect(parseDuration('1h 30m')).toBe(5_400_000);
  });

  it('reads seconds without a unit', () => {
    expect(parseDuration('30')).toBe(30_000);
  });

  it('reads days', () => {
    expect(parseDuration('2d')).toBe(172_800_000);
  });

  it('refuses what it does not know', () => {
    expect(() => parseDuration('soon')).toThrow(DurationError);
    expect(() => parseDuration('3w')).toThrow('Unknown unit "w"');
  });

  it('writes durations', () => {
    expect(formatDuration(93_784_005)).toBe('1d 2h 3m 4s 5ms');
    expect(formatDuration(0)).toBe('0s');
  });

  it('reads what it writes', () => {
    expect(parseDuration(formatDuration(93_784_005))).toBe(93_784_005);
  });

  it('knows when something ends', () => {
    expect(expiresAt(1000, '5m')).toBe(301_000);
    expect(isExpired(0, '10s', 10_000)).toBe(true);
    expect(isExpired(0, '10s', 9999)).toBe(false);
  });
});

import { expiresAt, formatDuration, isExpired, parseDuration } from './duration';

describe('parse duration', () => {
  it.each([
    ['1ms', 1],
    ['1s', 1000],
    ['1m', 60_000],
    ['1h', 3_600_000],
    ['1d', 86_400_000],
    ['0d', 0],
    ['0.5d', 43_200_000],
    ['7d', 604_800_000],
    ['1d 1h', 90_000_000],
    ['1d 1d', 172_800_000],
    ['24h', 86_400_000],
    ['1440m', 86_400_000],
    ['  1m   1s ', 61_000],
  ])('%s', (text, ms) => {
    expect(parseDuration(text)).toBe(ms);
  });

  it.each([1, 999, 1000, 59_999, 3_600_000, 86_399_999, 86_400_000, 100_000_000, 1_234_567_890])(
    'reads and writes %i',
    (ms) => {
      expect(parseDuration(formatDuration(ms))).toBe(ms);
    },
  );

  it('keeps a session for thirty days', () => {
    const created = 1_700_000_000_000;
    expect(expiresAt(created, '30d')).toBe(created + 2_592_000_000);
    expect(isExpired(created, '30d', created + 2_591_999_999)).toBe(false);
    expect(isExpired(created, '30d', created + 2_592_000_000)).toBe(true);
  });
});

import { formatCents, parseCents, parsePrice } from './price-input';

describe('cents', () => {
  it.each([
    ['0', 0],
    ['0.01', 1],
    ['0.07', 7],
    ['0.57', 57],
    ['1.10', 110],
    ['1.15', 115],
    ['2.20', 220],
    ['8.2', 820],
    ['16.08', 1608],
    ['64.10', 6410],
    ['1.025,30', 102_530],
    ['1001.10', 100_110],
  ])('of %s', (text, cents) => {
    expect(parseCents(text)).toBe(cents);
  });

  it('reads every amount below 100 that it writes', () => {
    for (let cents = 0; cents < 10_000; cents++) {
      expect(parseCents(formatCents(cents))).toBe(cents);
    }
  });

  it('returns whole numbers', () => {
    expect(Number.isInteger(parsePrice('£33.33').cents)).toBe(true);
    expect(parsePrice('£33.33')).toEqual({ cents: 3333, currency: 'GBP' });
  });
});

import { bracketFor, ParcelTooHeavyError, shippingCents } from './shipping';

describe('weight brackets', () => {
  it.each([
    ['domestic', 1, 549],
    ['domestic', 999, 549],
    ['domestic', 1000, 549],
    ['domestic', 1001, 779],
    ['domestic', 10_000, 1099],
    ['domestic', 10_001, 2099],
    ['domestic', 31_499, 2099],
    ['europe', 2001, 1949],
    ['europe', 20_000, 3999],
    ['world', 2000, 2449],
    ['world', 5000, 4649],
    ['world', 5001, 11_449],
  ] as const)('%s, %i g', (zone, grams, cents) => {
    expect(shippingCents({ grams, zone })).toBe(cents);
  });

  it('refuses one gram over the limit', () => {
    expect(() => bracketFor(31_501, 'domestic')).toThrow(ParcelTooHeavyError);
    expect(() => bracketFor(20_001, 'europe')).toThrow('20001 g is too heavy for zone europe');
  });

  it('keeps fractions of a gram above the limit in the next bracket', () => {
    expect(bracketFor(1000.5, 'domestic')).toEqual({ upTo: 5000, cents: 779 });
  });
});

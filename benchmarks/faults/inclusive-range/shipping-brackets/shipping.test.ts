import { insuranceCents, ParcelTooHeavyError, shippingCents, shippingTotal } from './shipping';

describe('shipping', () => {
  it('takes the first bracket that is heavy enough', () => {
    expect(shippingCents({ grams: 800, zone: 'domestic' })).toBe(549);
    expect(shippingCents({ grams: 1001, zone: 'domestic' })).toBe(779);
    expect(shippingCents({ grams: 4200, zone: 'world' })).toBe(4649);
  });

  it('counts the limit weight to the bracket', () => {
    expect(shippingCents({ grams: 5000, zone: 'domestic' })).toBe(779);
  });

  it('ships two kilograms to Europe for the small price', () => {
    expect(shippingCents({ grams: 2000, zone: 'europe' })).toBe(1549);
  });

  it('accepts the heaviest parcel', () => {
    expect(shippingCents({ grams: 31_500, zone: 'domestic' })).toBe(2099);
  });

  it('refuses what is too heavy', () => {
    expect(() => shippingCents({ grams: 40_000, zone: 'domestic' })).toThrow(ParcelTooHeavyError);
  });

  it('insures for half a percent, but not below the minimum', () => {
    expect(insuranceCents(undefined)).toBe(0);
    expect(insuranceCents(10_000)).toBe(250);
    expect(insuranceCents(200_000)).toBe(1000);
  });

  it('adds up an order', () => {
    expect(
      shippingTotal([
        { grams: 300, zone: 'europe' },
        { grams: 700, zone: 'domestic', insuredCents: 60_000 },
      ]),
    ).toBe(1549 + 549 + 300);
  });
});

import { addressLabel, countryLine, isAbroad, labelsByZip } from './address-label';

describe('country line', () => {
  it.each([
    [null, undefined],
    [undefined, undefined],
    ['', undefined],
    ['  ', undefined],
    ['DE', undefined],
    ['de ', undefined],
    ['CH', 'SWITZERLAND'],
    ['fr', 'FRANCE'],
    ['se', 'SE'],
    ['null', 'NULL'],
  ])('of %j', (country, line) => {
    expect(countryLine(country)).toBe(line);
  });

  it.each([null, undefined])('is left out for the country %j', (country) => {
    const billing = { street: 'S', zip: '1', city: 'C', ...(country === undefined ? {} : { country }) };
    const customer = { name: 'N', company: null, billing, shipping: null };
    expect(addressLabel(customer)).toEqual(['N', 'S', '1 C']);
    expect(isAbroad(customer)).toBe(false);
    expect(labelsByZip([customer, customer])).toEqual([
      ['N', 'S', '1 C'],
      ['N', 'S', '1 C'],
    ]);
  });

  it('is that of the shipping address', () => {
    const billing = { street: 'S', zip: '1', city: 'C', country: 'AT' };
    const shipping = { street: 'T', zip: '2', city: 'D', country: null };
    expect(addressLabel({ name: 'N', billing, shipping })).toEqual(['N', 'T', '2 D']);
  });
});

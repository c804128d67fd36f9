import { addressLabel, countryLine, isAbroad, labelsByZip, shippingAddress } from './address-label';

const home = { street: 'Am Markt 1', zip: '10115', city: 'Berlin', country: 'DE' };
const office = { street: 'Rue du Lac 5', zip: '75001', city: 'Paris', country: 'fr' };
const ada = { name: 'Ada', billing: home, shipping: null };
const bob = { name: 'Bob', company: 'Bob & Co', billing: home, shipping: office };

describe('address label', () => {
  it('prefers the shipping address', () => {
    expect(shippingAddress(bob)).toBe(office);
    expect(shippingAddress(ada)).toBe(home);
  });

  it('prints a label', () => {
    expect(addressLabel(ada)).toEqual(['Ada', 'Am Markt 1', '10115 Berlin']);
  });

  it('prints company and country', () => {
    expect(addressLabel(bob)).toEqual(['Bob & Co', 'Bob', 'Rue du Lac 5', '75001 Paris', 'FRANCE']);
  });

  it('prints no country when there is none', () => {
    const shipping = { street: 'Hauptstr. 2', zip: '80331', city: 'Munich' };
    expect(addressLabel({ ...ada, shipping })).toEqual(['Ada', 'Hauptstr. 2', '80331 Munich']);
  });

  it('is not abroad without a country', () => {
    expect(isAbroad({ ...ada, billing: { ...home, country: null } })).toBe(false);
    expect(isAbroad(ada)).toBe(false);
    expect(isAbroad(bob)).toBe(true);
  });

  it('knows names of countries', () => {
    expect(countryLine(' at ')).toBe('AUSTRIA');
    expect(countryLine('dk')).toBe('DK');
    expect(countryLine('')).toBeUndefined();
  });

  it('sorts by zip code', () => {
    expect(labelsByZip([bob, ada]).map((lines) => lines.at(-1))).toEqual(['10115 Berlin', 'FRANCE']);
  });
});

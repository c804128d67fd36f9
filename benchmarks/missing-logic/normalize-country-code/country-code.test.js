import { countryName } from './country-code';

test('codes', () => {
  expect(countryName('fr')).toBe('France');
  expect(countryName('DE')).toBe('Germany');
});

test('codes with spaces around them', () => {
  expect(countryName(' at')).toBe('Austria');
  expect(countryName('NL ')).toBe('Netherlands');
});

test('others', () => {
  expect(countryName('xx')).toBe('unknown (xx)');
});

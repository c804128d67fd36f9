import { describe, expect, test } from 'vitest';
import { heal } from '@testheal/vitest';
import { addressErrors, formatLabel, postcodeError } from '../src/address.ts';

const berlin = { name: 'Ada  Lind', street: 'Torstr. 1', postcode: '10115', city: 'Berlin', country: 'DE' };
const oslo = { name: 'Nils Dahl', street: 'Storgata 9', postcode: '0155', city: 'Oslo', country: 'NO' };

describe('postcodeError', () => {
  test('accepts what the country writes', () => {
    expect(postcodeError(' 10115 ', 'DE')).toBeNull();
    expect(postcodeError('1012  ab', 'NL')).toBeNull();
    expect(postcodeError('ec1a 1bb', 'GB')).toBeNull();
  });

  test('shows an example for what it does not', () => {
    expect(postcodeError('1011', 'DE')).toBe('postcode should look like 10115');
    expect(postcodeError('1100148', 'PT')).toBe('postcode should look like 1100-148');
  });

  test('wants a postcode', () => {
    expect(postcodeError('  ', 'DE')).toBe('postcode is required');
  });

  heal('../src/address.ts#postcodeError')('takes any postcode of a country without a rule', () => {
    expect(postcodeError('0155', 'NO')).toBeNull();
    expect(postcodeError('D02 AF30', 'IE')).toBeNull();
  });
});

describe('addressErrors', () => {
  test('lists every field that is wrong', () => {
    expect(addressErrors(berlin)).toEqual([]);
    expect(addressErrors({ ...berlin, city: ' ', postcode: '' })).toEqual(['city is required', 'postcode is required']);
  });

  heal('../src/address.ts#postcodeError')('works for a country without a rule', () => {
    expect(addressErrors(oslo)).toEqual([]);
    expect(addressErrors({ ...oslo, street: '' })).toEqual(['street is required']);
  });
});

test('labels name the country only abroad', () => {
  expect(formatLabel(berlin)).toBe('Ada Lind\nTorstr. 1\n10115 Berlin');
  expect(formatLabel(oslo)).toBe('Nils Dahl\nStorgata 9\n0155 Oslo\nNO');
});

import { expect, test } from 'vitest';
import { addressErrors, postcodeError } from '../src/address.ts';

test.each(['NO', 'IE', 'JP', '', 'de'])('a country without a rule (%j) takes any postcode', (country) => {
  expect(postcodeError('12', country)).toBeNull();
  expect(postcodeError('anything at all', country)).toBeNull();
});

test('but it still wants one', () => {
  expect(postcodeError('', 'NO')).toBe('postcode is required');
  expect(postcodeError('   ', 'JP')).toBe('postcode is required');
});

test('countries with a rule are as strict as before', () => {
  expect(postcodeError('10115', 'DE')).toBeNull();
  expect(postcodeError('101155', 'DE')).toBe('postcode should look like 10115');
  expect(postcodeError('1012', 'NL')).toBe('postcode should look like 1012 AB');
  expect(postcodeError('EC1A', 'GB')).toBe('postcode should look like EC1A 1BB');
  expect(postcodeError('', 'GB')).toBe('postcode is required');
});

test('the form', () => {
  const address = { name: '', street: 'X', postcode: '', city: 'Y', country: 'CL' };
  expect(addressErrors(address)).toEqual(['name is required', 'postcode is required']);
  expect(addressErrors({ ...address, name: 'Z', postcode: '832 0000' })).toEqual([]);
});

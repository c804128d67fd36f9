import isFloat from './package/lib/isFloat.js';

describe('isFloat', () => {
  test('accepts decimal numbers', () => {
    for (const str of ['123', '123.', '0.5', '.5', '-1.75', '+3.25']) expect(isFloat(str)).toBe(true);
  });

  test('accepts exponents', () => {
    expect(isFloat('1e10')).toBe(true);
    expect(isFloat('-2.5E-3')).toBe(true);
  });

  test('refuses what is no number', () => {
    for (const str of ['', '.', 'abc', '1.2.3', ' 1', '1,5']) expect(isFloat(str)).toBe(false);
  });

  test('checks the bounds', () => {
    expect(isFloat('3.9', { min: 3.7 })).toBe(true);
    expect(isFloat('3.6', { min: 3.7 })).toBe(false);
    expect(isFloat('-5.5', { max: -5.5 })).toBe(true);
    expect(isFloat('7', { lt: 7 })).toBe(false);
  });

  test('knows the decimal sign of a locale', () => {
    expect(isFloat('22,33', { locale: 'de-DE' })).toBe(true);
    expect(isFloat('22.33', { locale: 'de-DE' })).toBe(false);
  });

  test('refuses a minus sign alone', () => {
    expect(isFloat('-')).toBe(false);
  });
});

import isFloat from './package/lib/isFloat.js';

describe('isFloat, stricter', () => {
  test('a sign alone is no number', () => {
    expect(isFloat('-')).toBe(false);
    expect(isFloat('+')).toBe(false);
  });

  test('nor is it with a locale', () => {
    expect(isFloat('-', { locale: 'de-DE' })).toBe(false);
    expect(isFloat('+', { locale: 'en-US' })).toBe(false);
    expect(isFloat('', { locale: 'de-DE' })).toBe(false);
  });

  test('signs before digits stay allowed', () => {
    expect(isFloat('-1')).toBe(true);
    expect(isFloat('+1')).toBe(true);
    expect(isFloat('-.5')).toBe(true);
    expect(isFloat('+.5')).toBe(true);
    expect(isFloat('-0')).toBe(true);
    expect(isFloat('-1,5', { locale: 'de-DE' })).toBe(true);
  });

  test('two signs or signs elsewhere', () => {
    expect(isFloat('--')).toBe(false);
    expect(isFloat('+-1')).toBe(false);
    expect(isFloat('1-')).toBe(false);
    expect(isFloat('- 1')).toBe(false);
  });

  test('bounds for numbers with a sign', () => {
    expect(isFloat('-3.5', { min: -4, max: -3 })).toBe(true);
    expect(isFloat('-4.5', { min: -4, max: -3 })).toBe(false);
    expect(isFloat('+2', { gt: 1, lt: 3 })).toBe(true);
    expect(isFloat('+2', { gt: 2 })).toBe(false);
  });

  test('throws for what is no string', () => {
    expect(() => isFloat(1 as any)).toThrow(TypeError);
    expect(() => isFloat(null as any)).toThrow(TypeError);
    expect(() => isFloat(undefined as any)).toThrow(TypeError);
  });
});

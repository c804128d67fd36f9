import bytes from './package/index.js';

describe('bytes.parse', () => {
  test('text without a number', () => {
    expect(bytes.parse('')).toBe(null);
    expect(bytes.parse('   ')).toBe(null);
    expect(bytes.parse('-')).toBe(null);
    expect(bytes.parse('null')).toBe(null);
  });

  test('a unit alone, or before the number', () => {
    expect(bytes.parse('mb')).toBe(null);
    expect(bytes.parse('kb5')).toBe(null);
    expect(bytes('TB')).toBe(null);
  });

  test('names of special numbers', () => {
    expect(bytes.parse('NaN')).toBe(null);
    expect(bytes.parse('Infinity')).toBe(null);
  });

  test('zero is a number', () => {
    expect(bytes.parse('0')).toBe(0);
    expect(bytes.parse('0kb')).toBe(0);
    expect(bytes.parse(0)).toBe(0);
  });

  test('a number at the start is still read', () => {
    expect(bytes.parse('12abc')).toBe(12);
    expect(bytes.parse('-7')).toBe(-7);
    expect(bytes.parse('1024.9')).toBe(1024);
  });

  test('units are still read', () => {
    expect(bytes.parse('0.5KB')).toBe(512);
    expect(bytes.parse('+1 tb')).toBe(1099511627776);
    expect(bytes.parse('1pb')).toBe(1125899906842624);
  });
});

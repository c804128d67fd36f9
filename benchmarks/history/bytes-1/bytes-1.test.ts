import bytes from './package/index.js';

describe('bytes', () => {
  test('parses units', () => {
    expect(bytes.parse('1kb')).toBe(1024);
    expect(bytes.parse('1.5 MB')).toBe(1572864);
    expect(bytes.parse('-2gb')).toBe(-2147483648);
  });

  test('parses a number without a unit', () => {
    expect(bytes.parse('100')).toBe(100);
    expect(bytes.parse(5)).toBe(5);
  });

  test('gives null for other types', () => {
    expect(bytes.parse(undefined)).toBe(null);
    expect(bytes.parse({})).toBe(null);
    expect(bytes.parse(NaN)).toBe(null);
  });

  test('formats', () => {
    expect(bytes.format(1024)).toBe('1KB');
    expect(bytes.format(1e6, { unit: 'KB', decimalPlaces: 1 })).toBe('976.6KB');
    expect(bytes(2048)).toBe('2KB');
  });

  test('gives null for text that is no number', () => {
    expect(bytes.parse('foobar')).toBe(null);
    expect(bytes('foobar')).toBe(null);
  });
});

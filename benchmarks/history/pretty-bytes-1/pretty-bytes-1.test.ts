import prettyBytes from './package/index.js';

describe('prettyBytes', () => {
  test('picks the unit', () => {
    expect(prettyBytes(0)).toBe('0 B');
    expect(prettyBytes(1337)).toBe('1.34 kB');
    expect(prettyBytes(1e9)).toBe('1 GB');
  });

  test('bits and binary units', () => {
    expect(prettyBytes(1337, { bits: true })).toBe('1.34 kbit');
    expect(prettyBytes(1024, { binary: true })).toBe('1 KiB');
  });

  test('negative and signed numbers', () => {
    expect(prettyBytes(-1337)).toBe('-1.34 kB');
    expect(prettyBytes(42, { signed: true })).toBe('+42 B');
  });

  test('fraction digits', () => {
    expect(prettyBytes(1900, { maximumFractionDigits: 0, locale: 'en' })).toBe('1 kB');
    expect(prettyBytes(1000, { minimumFractionDigits: 2, locale: 'en' })).toBe('1.00 kB');
  });

  test('a named locale', () => {
    expect(prettyBytes(1337, { locale: 'de' })).toBe('1,34 kB');
    expect(prettyBytes(1e27, { locale: 'en' })).toBe('1,000 YB');
  });

  test('throws for what is no finite number', () => {
    expect(() => prettyBytes(Infinity)).toThrow(TypeError);
    expect(() => prettyBytes('5')).toThrow(TypeError);
  });

  test('fraction digits without a locale do not localize the number', () => {
    expect(prettyBytes(1023.5 * 1024, { binary: true, minimumFractionDigits: 1 })).toBe('1023.5 KiB');
  });
});

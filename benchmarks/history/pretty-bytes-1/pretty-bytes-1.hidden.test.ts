import prettyBytes from './package/index.js';

describe('prettyBytes', () => {
  test('no grouping with maximumFractionDigits alone', () => {
    expect(prettyBytes(1015 * 1024, { binary: true, maximumFractionDigits: 2 })).toBe('1015 KiB');
    expect(prettyBytes(1e27, { maximumFractionDigits: 0 })).toBe('1000 YB');
  });

  test('no grouping for bits, big integers and negative numbers', () => {
    expect(prettyBytes(1023 * 1024, { binary: true, bits: true, maximumFractionDigits: 0 })).toBe('1023 kibit');
    expect(prettyBytes(1001n * 1024n, { binary: true, maximumFractionDigits: 0 })).toBe('1001 KiB');
    expect(prettyBytes(-1e27, { maximumFractionDigits: 0 })).toBe('-1000 YB');
  });

  test('locale: false is the same as no locale', () => {
    expect(prettyBytes(1234e24, { minimumFractionDigits: 2, locale: false })).toBe('1234.00 YB');
  });

  test('named locales still group and use their own signs', () => {
    expect(prettyBytes(1023.5 * 1024, { binary: true, minimumFractionDigits: 1, locale: 'en' })).toBe('1,023.5 KiB');
    expect(prettyBytes(1023.5 * 1024, { binary: true, minimumFractionDigits: 1, locale: ['de', 'en'] })).toBe(
      '1.023,5 KiB',
    );
  });

  test('locale: true is the locale of the system', () => {
    const number = (1e27 / 1e24).toLocaleString(undefined, { maximumFractionDigits: 1 });
    expect(prettyBytes(1e27, { maximumFractionDigits: 1, locale: true })).toBe(number + ' YB');
  });

  test('fraction digits without a locale still cut and fill', () => {
    expect(prettyBytes(1990, { maximumFractionDigits: 1 })).toBe('1.9 kB');
    expect(prettyBytes(1000, { minimumFractionDigits: 3 })).toBe('1.000 kB');
    expect(prettyBytes(0.4, { minimumFractionDigits: 3 })).toBe('0.400 B');
  });

  test('no options at all', () => {
    expect(prettyBytes(1e27)).toBe('1000 YB');
    expect(prettyBytes(1020 * 1024, { binary: true })).toBe('1020 KiB');
  });
});

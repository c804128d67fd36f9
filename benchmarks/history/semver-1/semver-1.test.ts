import Range from './package/classes/range.js';

const range = (text: string, options?: object) => new Range(text, options).range;

describe('Range', () => {
  test('tilde ranges', () => {
    expect(range('~1')).toBe('>=1.0.0 <2.0.0-0');
    expect(range('~1.2')).toBe('>=1.2.0 <1.3.0-0');
    expect(range('~1.2.3')).toBe('>=1.2.3 <1.3.0-0');
    expect(range('~1.2.3-beta')).toBe('>=1.2.3-beta <1.3.0-0');
  });

  test('tilde ranges leave prereleases out by default', () => {
    expect(new Range('~1.2').test('1.2.5')).toBe(true);
    expect(new Range('~1.2').test('1.2.0-alpha')).toBe(false);
    expect(new Range('~1.2').test('1.3.0')).toBe(false);
  });

  test('x-ranges and carets with includePrerelease', () => {
    expect(range('1.2.x', { includePrerelease: true })).toBe('>=1.2.0-0 <1.3.0-0');
    expect(new Range('^1.2', { includePrerelease: true }).test('1.2.0-alpha')).toBe(true);
  });

  test('unions and comparators', () => {
    expect(range('>=1.0.0 <2.0.0 || 3.1.0')).toBe('>=1.0.0 <2.0.0||3.1.0');
    expect(() => range('not a range')).toThrow(TypeError);
  });

  test('~1.2 with includePrerelease takes in the prereleases of 1.2.0', () => {
    const tilde = new Range('~1.2', { includePrerelease: true });
    expect(tilde.test('1.2.0-alpha')).toBe(true);
    expect(tilde.range).toBe(range('1.2.x', { includePrerelease: true }));
  });
});

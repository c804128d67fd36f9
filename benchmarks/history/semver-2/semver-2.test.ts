import Range from './package/classes/range.js';

const range = (text: string) => new Range(text).range;

describe('Range', () => {
  test('x-ranges', () => {
    expect(range('1.x')).toBe('>=1.0.0 <2.0.0-0');
    expect(range('1.2.*')).toBe('>=1.2.0 <1.3.0-0');
    expect(range('*')).toBe('');
  });

  test('wildcards may be given for every smaller part', () => {
    expect(range('1.x.x')).toBe('>=1.0.0 <2.0.0-0');
    expect(range('*.*.*')).toBe('');
  });

  test('operators before an x-range', () => {
    expect(range('>1.x')).toBe('>=2.0.0');
    expect(range('<=1.2.x')).toBe('<1.3.0-0');
  });

  test('carets, tildes and hyphens', () => {
    expect(range('^1.2.3')).toBe('>=1.2.3 <2.0.0-0');
    expect(range('~1.2.3')).toBe('>=1.2.3 <1.3.0-0');
    expect(range('1.2.3 - 2.3.4')).toBe('>=1.2.3 <=2.3.4');
  });

  test('tests versions', () => {
    expect(new Range('1.x').test('1.9.0')).toBe(true);
    expect(new Range('1.x').test('2.0.0')).toBe(false);
  });

  test('a number after a wildcard is not a valid range', () => {
    expect(() => new Range('1.x.5')).toThrow(TypeError);
    expect(() => new Range('*.1')).toThrow(TypeError);
  });
});

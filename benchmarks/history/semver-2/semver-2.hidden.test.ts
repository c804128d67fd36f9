import Range from './package/classes/range.js';

const range = (text: string, options?: object) => new Range(text, options).range;

describe('order of wildcards in a range', () => {
  test('a minor number after a wildcard major is refused', () => {
    expect(() => range('x.1')).toThrow(TypeError);
    expect(() => range('X.2.x')).toThrow(TypeError);
    expect(() => range('*.0')).toThrow(TypeError);
    expect(() => range('*.3.4')).toThrow(TypeError);
  });

  test('a patch number after a wildcard minor is refused', () => {
    expect(() => range('1.*.0')).toThrow(TypeError);
    expect(() => range('20.X.7')).toThrow(TypeError);
    expect(() => range('x.x.3')).toThrow(TypeError);
  });

  test('operators and options do not help', () => {
    expect(() => range('>1.x.5')).toThrow(TypeError);
    expect(() => range('>=2.*.1')).toThrow(TypeError);
    expect(() => range('1.x.5', { loose: true })).toThrow(TypeError);
    expect(() => range('2.*.1', { includePrerelease: true })).toThrow(TypeError);
  });

  test('one bad part makes a set invalid', () => {
    expect(() => range('>=1.0.0 2.x.5')).toThrow(TypeError);
    expect(() => range('1.x.5 || x.2')).toThrow(TypeError);
  });

  test('every good order of wildcards is still taken', () => {
    expect(range('x')).toBe('');
    expect(range('X.x')).toBe('');
    expect(range('*.x.X')).toBe('');
    expect(range('2.X.*')).toBe('>=2.0.0 <3.0.0-0');
    expect(range('0.x')).toBe('<1.0.0-0');
    expect(range('0.0.x')).toBe('<0.1.0-0');
    expect(range('1')).toBe('>=1.0.0 <2.0.0-0');
    expect(range('1.0')).toBe('>=1.0.0 <1.1.0-0');
  });

  test('full versions with zeros are taken', () => {
    expect(range('0.0.0')).toBe('0.0.0');
    expect(range('1.0.0 || >=2.0.0')).toBe('1.0.0||>=2.0.0');
    expect(range('>=1.2.x <3.x')).toBe('>=1.2.0 <3.0.0-0');
  });
});

import decamelize from './package/index.js';

describe('decamelize', () => {
  test('uses an underscore by default', () => {
    expect(decamelize('unicornRainbow')).toBe('unicorn_rainbow');
    expect(decamelize('fooBar', undefined)).toBe('foo_bar');
  });

  test('uses the given separator', () => {
    expect(decamelize('unicornRainbow', '-')).toBe('unicorn-rainbow');
    expect(decamelize('fooBarBaz', ' ')).toBe('foo bar baz');
  });

  test('splits after digits', () => {
    expect(decamelize('test1Case')).toBe('test1_case');
  });

  test('leaves lower case text alone', () => {
    expect(decamelize('unicorn')).toBe('unicorn');
    expect(decamelize('')).toBe('');
  });

  test('throws for anything but a string', () => {
    expect(() => decamelize(5)).toThrow(TypeError);
    expect(() => decamelize(undefined)).toThrow(TypeError);
  });

  test('accepts an empty separator', () => {
    expect(decamelize('unicornRainbow', '')).toBe('unicornrainbow');
  });
});

import parse from './package/lib/parse.js';

const matches = (glob, path) => new RegExp('^(?:' + parse(glob).output + ')$').test(path);

describe('parse', () => {
  test('stars stay within a segment', () => {
    expect(matches('src/*.js', 'src/a.js')).toBe(true);
    expect(matches('src/*.js', 'src/b/a.js')).toBe(false);
  });

  test('globstars', () => {
    expect(matches('a/**/z.js', 'a/b/c/z.js')).toBe(true);
    expect(matches('a/**/z.js', 'a/z.js')).toBe(true);
    expect(matches('a/**/z.js', 'b/z.js')).toBe(false);
  });

  test('a globstar at the end matches the parent', () => {
    expect(matches('test/utils/**', 'test/utils')).toBe(true);
    expect(matches('test/utils/**', 'test/utils/a/b')).toBe(true);
    expect(matches('test/utils/**', 'test/utilsx')).toBe(false);
  });

  test('braces and groups', () => {
    expect(matches('{a,b}.js', 'b.js')).toBe(true);
    expect(matches('@(a|b).js', 'a.js')).toBe(true);
    expect(matches('!(a).js', 'a.js')).toBe(false);
  });

  test('throws for anything but a string', () => {
    expect(() => parse(5)).toThrow(TypeError);
  });

  test('a globstar at the end of a group matches the parent', () => {
    expect(matches('test?(/utils/**)', 'test/utils')).toBe(true);
    expect(matches('test(/utils/**)', 'test/utils')).toBe(true);
  });
});

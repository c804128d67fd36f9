import pathToRegexp from './package/index.js';

const match = (path, text, options) => {
  const result = pathToRegexp(path, [], options).exec(text);
  return result && Array.from(result).slice(1);
};

describe('pathToRegexp', () => {
  test('repeated groups without a name', () => {
    expect(match('(\\d+)+', '1/2/3')).toEqual(['1/2/3']);
    expect(match('/a:n(\\d+)+', '/a1/2')).toEqual(['1/2']);
  });

  test('the repetitions need a delimiter between them', () => {
    expect(match(':a(x|y)+', 'x/y')).toEqual(['x/y']);
    expect(match(':a(x|y)+', 'xy')).toBe(null);
    expect(match(':a+', 'a//b')).toBe(null);
  });

  test('another delimiter', () => {
    expect(match(':path+', 'a-b-c', { delimiter: '-' })).toEqual(['a-b-c']);
    expect(match(':path([a-z]+)+', 'a.b', { delimiter: '.' })).toEqual(['a.b']);
  });

  test('what is compiled can be matched', () => {
    for (const path of [':p+', 'x-:p+', '/x:p*', ':p+/end']) {
      const text = pathToRegexp.compile(path)({ p: ['a', 'b', 'c'] });
      expect(match(path, text)).toEqual(['a/b/c']);
    }
  });

  test('a prefix is still the delimiter', () => {
    expect(match('.:ext+', '.tar.gz')).toEqual(['tar.gz']);
    expect(match('/:path+', '/a/b/')).toEqual(['a/b']);
    expect(match('/:path(\\d+)*.json', '/1/2.json')).toEqual(['1/2']);
  });

  test('a single segment, and none', () => {
    expect(match(':path+', 'a')).toEqual(['a']);
    expect(match(':path+', '')).toBe(null);
    expect(match('x:path*', 'x')).toEqual([undefined]);
  });

  test('parameters that do not repeat take one segment', () => {
    expect(match(':path', 'a/b')).toBe(null);
    expect(match(':path?', 'a/b')).toBe(null);
  });
});

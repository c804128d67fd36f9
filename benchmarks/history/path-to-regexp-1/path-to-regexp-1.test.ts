import pathToRegexp from './package/index.js';

const match = (path, text, options) => {
  const result = pathToRegexp(path, [], options).exec(text);
  return result && Array.from(result).slice(1);
};

describe('pathToRegexp', () => {
  test('named parameters', () => {
    expect(match('/user/:id', '/user/42')).toEqual(['42']);
    expect(match('/user/:id', '/user/42/')).toEqual(['42']);
    expect(match('/user/:id', '/user/42/edit')).toBe(null);
  });

  test('optional parameters and patterns', () => {
    expect(match('/:a/:b?', '/x')).toEqual(['x', undefined]);
    expect(match('/:n(\\d+)', '/12')).toEqual(['12']);
    expect(match('/:n(\\d+)', '/ab')).toBe(null);
  });

  test('repeated parameters with a prefix', () => {
    expect(match('/:path+', '/a/b/c')).toEqual(['a/b/c']);
    expect(match('/:path*/end', '/end')).toEqual([undefined]);
  });

  test('collects the keys', () => {
    const keys = [];
    pathToRegexp('/:a/:b?', keys);
    expect(keys.map((key) => [key.name, key.optional])).toEqual([
      ['a', false],
      ['b', true],
    ]);
  });

  test('compiles paths', () => {
    expect(pathToRegexp.compile('/user/:id')({ id: 'a b' })).toBe('/user/a%20b');
    expect(pathToRegexp.compile(':path+')({ path: ['a', 'b'] })).toBe('a/b');
  });

  test('repeated parameters without a prefix', () => {
    expect(match(':path+', 'a/b/c')).toEqual(['a/b/c']);
    expect(match(':path*', 'a/b')).toEqual(['a/b']);
  });
});

import * as cookie from './package/dist/index.js';

const { serialize, stringifySetCookie, parseSetCookie } = cookie as any;

describe('serialize(name, value, options)', () => {
  test('ignores a name in the options', () => {
    expect(serialize('a', '1', { name: 'b' })).toBe('a=1');
    expect(stringifySetCookie('a', '1', { secure: true, name: 'bad name' })).toBe('a=1; Secure');
  });

  test('ignores a value in the options', () => {
    expect(serialize('a', '1', { value: '2' })).toBe('a=1');
    expect(serialize('a', '', { value: '2' })).toBe('a=');
    expect(serialize('a', '1', { value: undefined })).toBe('a=1');
  });

  test('ignores both, and uses the rest', () => {
    const options = { ...parseSetCookie('x=y; Domain=ex.org; Secure'), encode: (text: string) => text.toUpperCase() };
    expect(serialize('n', 'v', options)).toBe('n=V; Domain=ex.org; Secure');
  });

  test('checks the given name', () => {
    expect(() => serialize('bad name', '1', { name: 'good' })).toThrow(TypeError);
  });

  test('does not change the options', () => {
    const options = Object.freeze({ name: 'b', value: '2', path: '/' });
    expect(serialize('a', '1', options)).toBe('a=1; Path=/');
    expect(options).toEqual({ name: 'b', value: '2', path: '/' });
  });

  test('an object is taken as it is', () => {
    expect(serialize({ name: 'b', value: 'x y', path: '/' })).toBe('b=x%20y; Path=/');
    expect(serialize({ name: 'b', value: 'x y' }, { encode: () => 'z' })).toBe('b=z');
    expect(serialize('n', 5, undefined)).toBe('n=5');
  });
});

import * as cookie from './package/dist/index.js';

const { parse, serialize, parseSetCookie } = cookie as any;

describe('cookie', () => {
  test('parses a Cookie header', () => {
    expect({ ...parse('a=1; b=two%20words; a=3') }).toEqual({ a: '1', b: 'two words' });
  });

  test('parses a Set-Cookie header', () => {
    expect(parseSetCookie('id=7; Path=/x; HttpOnly; Max-Age=5; SameSite=Lax')).toEqual({
      name: 'id',
      value: '7',
      path: '/x',
      httpOnly: true,
      maxAge: 5,
      sameSite: 'lax',
    });
  });

  test('serializes a name and a value', () => {
    expect(serialize('a', 'x y')).toBe('a=x%20y');
    expect(serialize('a', 'b', { path: '/', secure: true })).toBe('a=b; Path=/; Secure');
  });

  test('serializes an object', () => {
    expect(serialize({ name: 'a', value: 'b', httpOnly: true })).toBe('a=b; HttpOnly');
  });

  test('refuses bad names and values', () => {
    expect(() => serialize('a b', 'c')).toThrow(TypeError);
    expect(() => serialize('a', 'b', { maxAge: 1.5 })).toThrow(TypeError);
  });

  test('the given name and value win over those of the options', () => {
    const old = parseSetCookie('token=old; Path=/; HttpOnly');
    expect(serialize('token', 'new', old)).toBe('token=new; Path=/; HttpOnly');
    expect(serialize('other', 'v', { name: 'foo', path: '/' })).toBe('other=v; Path=/');
  });
});

import * as cookie from './package/dist/index.js';

const { parse, serialize } = cookie as any;

describe('cookie', () => {
  test('parses', () => {
    expect({ ...parse('a=1; b=x%20y') }).toEqual({ a: '1', b: 'x y' });
  });

  test('serializes with options', () => {
    expect(serialize('a', 'x y', { path: '/', httpOnly: true, maxAge: 10 })).toBe(
      'a=x%20y; Max-Age=10; Path=/; HttpOnly',
    );
  });

  test('sameSite', () => {
    expect(serialize('a', 'b', { sameSite: true })).toBe('a=b; SameSite=Strict');
    expect(serialize('a', 'b', { sameSite: 'lax' })).toBe('a=b; SameSite=Lax');
    expect(serialize('a', 'b', { sameSite: false })).toBe('a=b');
  });

  test('priority', () => {
    expect(serialize('a', 'b', { priority: 'low' })).toBe('a=b; Priority=Low');
    expect(serialize('a', 'b', { priority: 'high' })).toBe('a=b; Priority=High');
  });

  test('refuses unknown options', () => {
    expect(() => serialize('a', 'b', { sameSite: 'foo' })).toThrow(TypeError);
    expect(() => serialize('a', 'b', { priority: 'foo' })).toThrow(TypeError);
  });

  test('the case of sameSite and priority does not matter', () => {
    expect(serialize('a', 'b', { sameSite: 'Lax' })).toBe('a=b; SameSite=Lax');
    expect(serialize('a', 'b', { priority: 'High' })).toBe('a=b; Priority=High');
  });
});

import minimist from './package/index.js';

describe('minimist', () => {
  test('reads options and the rest', () => {
    expect(minimist(['-a', '1', '--name=x', 'file', '--', '--z'])).toEqual({ a: 1, name: 'x', _: ['file', '--z'] });
  });

  test('booleans and strings', () => {
    expect(minimist(['--v', 'x', '--id', '007'], { boolean: 'v', string: 'id' })).toEqual({
      v: true,
      id: '007',
      _: ['x'],
    });
  });

  test('an option given twice is an array', () => {
    expect(minimist(['-a', '1', '-a', '2'])).toEqual({ a: [1, 2], _: [] });
  });

  test('dots make nested objects', () => {
    expect(minimist(['--a.b', '22', '--a.c.d=x'])).toEqual({ a: { b: 22, c: { d: 'x' } }, _: [] });
  });

  test('does not write to Object.prototype', () => {
    try {
      minimist(['--__proto__.x', '123']);
      expect(({} as any).x).toBe(undefined);
    } finally {
      delete (Object.prototype as any).x;
    }
  });
});

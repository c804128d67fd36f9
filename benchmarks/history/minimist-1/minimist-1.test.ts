import minimist from './package/index.js';

describe('minimist', () => {
  test('reads options and the rest', () => {
    expect(minimist(['-a', '1', '--name', 'x', 'file', '--', '-z'])).toEqual({ a: 1, name: 'x', _: ['file', '-z'] });
  });

  test('short flags may be joined', () => {
    expect(minimist(['-abc', '--no-color'])).toEqual({ a: true, b: true, c: true, color: false, _: [] });
  });

  test('aliases and defaults', () => {
    expect(minimist(['-p', '80'], { alias: { p: 'port' }, default: { host: 'local' } })).toEqual({
      p: 80,
      port: 80,
      host: 'local',
      _: [],
    });
  });

  test('dots make nested objects', () => {
    expect(minimist(['--a.b', '22', '--a.c=x', '--proto.prototype=1'])).toEqual({
      a: { b: 22, c: 'x' },
      proto: { prototype: 1 },
      _: [],
    });
  });

  test('__proto__ is ignored', () => {
    expect(minimist(['--__proto__.x=1', '--a=2'])).toEqual({ a: 2, _: [] });
    expect(({} as any).x).toBe(undefined);
  });

  test('does not reach Function.prototype by way of constructor', () => {
    try {
      minimist(['--_.concat.constructor.prototype.y', '123']);
      expect((function () {} as any).y).toBe(undefined);
    } finally {
      delete (Function.prototype as any).y;
    }
  });
});

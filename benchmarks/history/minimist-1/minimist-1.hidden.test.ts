import minimist from './package/index.js';

// Parses and returns the value of `key` on `where`, which is removed again.
function leak(args: string[], where: any, key: string, options?: object) {
  try {
    minimist(args, options);
    return where[key];
  } finally {
    delete where[key];
  }
}

describe('minimist and constructors', () => {
  test('functions of the result are no way to Function.prototype', () => {
    expect(leak(['--toString.constructor.prototype.leak1=1'], Function.prototype, 'leak1')).toBe(undefined);
    expect(leak(['--_.push.constructor.prototype.leak2', 'x'], Function.prototype, 'leak2')).toBe(undefined);
  });

  test('the constructors themselves get no property', () => {
    expect(leak(['--constructor.leak3=1'], Object, 'leak3')).toBe(undefined);
    expect(leak(['--a.constructor.leak4=1'], Object, 'leak4')).toBe(undefined);
    expect(leak(['--_.constructor.leak5=1'], Array, 'leak5')).toBe(undefined);
  });

  test('the same for aliases and defaults', () => {
    expect(leak(['--y=1'], Object, 'leak6', { alias: { y: 'constructor.leak6' } })).toBe(undefined);
    expect(leak([], Object, 'leak7', { default: { 'constructor.leak7': 1 } })).toBe(undefined);
  });

  test('the constructor of an object stays', () => {
    expect(minimist(['--a.constructor=1', '--x']).a.constructor).toBe(Object);
    expect(minimist(['--a.b=1', '--a.constructor=1']).a).toEqual({ b: 1 });
  });

  test('__proto__ is still ignored', () => {
    expect(leak(['--__proto__.leak8=1'], Object.prototype, 'leak8')).toBe(undefined);
    expect(leak(['--a.__proto__.leak9=1'], Object.prototype, 'leak9')).toBe(undefined);
  });

  test('other names are kept, and the options after it are read', () => {
    expect(minimist(['--constructors.a=1', '--prototype.b=2', '--my.prototype=3', '--proto=4'])).toEqual({
      constructors: { a: 1 },
      prototype: { b: 2 },
      my: { prototype: 3 },
      proto: 4,
      _: [],
    });
    expect(minimist(['--a.constructor.c=1', '--b.c=2', '--b.c=3', 'rest'])).toEqual({
      a: {},
      b: { c: [2, 3] },
      _: ['rest'],
    });
  });
});

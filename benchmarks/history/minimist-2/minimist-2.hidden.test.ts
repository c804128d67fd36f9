import minimist from './package/index.js';

// Parses and returns the value of `key` on a fresh object, cleaned up again.
function leak(args: string[], key: string, options?: object) {
  try {
    minimist(args, options);
    return ({} as any)[key];
  } finally {
    delete (Object.prototype as any)[key];
  }
}

describe('minimist and __proto__', () => {
  test('in each form of an option', () => {
    expect(leak(['--__proto__.leak1=1'], 'leak1')).toBe(undefined);
    expect(leak(['--__proto__.leak2'], 'leak2')).toBe(undefined);
    expect(leak(['--no-__proto__.leak3'], 'leak3')).toBe(undefined);
  });

  test('below other keys', () => {
    expect(leak(['--a.__proto__.leak4=1'], 'leak4')).toBe(undefined);
    expect(leak(['--a.b=1', '--a.c.__proto__.leak5', 'x'], 'leak5')).toBe(undefined);
  });

  test('above other keys', () => {
    expect(leak(['--__proto__.leak6.deep=1'], 'leak6')).toBe(undefined);
    expect(leak(['--__proto__.__proto__.leak7=1'], 'leak7')).toBe(undefined);
  });

  test('by aliases and defaults', () => {
    expect(leak(['--y=1'], 'leak8', { alias: { y: '__proto__.leak8' } })).toBe(undefined);
    expect(leak([], 'leak9', { default: { '__proto__.leak9': 1 } })).toBe(undefined);
  });

  test('the methods of objects stay', () => {
    const original = Object.prototype.valueOf;
    try {
      minimist(['--__proto__.valueOf=1']);
      expect(Object.prototype.valueOf).toBe(original);
    } finally {
      Object.prototype.valueOf = original;
    }
  });

  test('other keys are as before', () => {
    expect(minimist(['--proto.x=1', '--a.prototype.y=2', '--a.b=3', '--a.b=4', '--', 'r'])).toEqual({
      proto: { x: 1 },
      a: { prototype: { y: 2 }, b: [3, 4] },
      _: ['r'],
    });
  });
});

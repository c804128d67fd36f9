import deepmerge from './package/dist/cjs.js';

const sym = Symbol('sym');

describe('deepmerge', () => {
  test('merges nested objects', () => {
    expect(deepmerge({ a: { b: 1, c: 2 } }, { a: { c: 3 }, d: 4 })).toEqual({ a: { b: 1, c: 3 }, d: 4 });
  });

  test('concatenates arrays and clones', () => {
    const source = { list: [{ a: 1 }] };
    const result = deepmerge({ list: [0] }, source);
    expect(result).toEqual({ list: [0, { a: 1 }] });
    expect(result.list[1]).not.toBe(source.list[0]);
  });

  test('options', () => {
    expect(deepmerge([1], [2], { arrayMerge: (a, b) => b })).toEqual([2]);
    expect(deepmerge({ n: 1 }, { n: 2 }, { customMerge: (key) => undefined })).toEqual({ n: 2 });
  });

  test('all', () => {
    expect(deepmerge.all([{ a: 1 }, { b: 2 }, { a: 3 }])).toEqual({ a: 3, b: 2 });
    expect(() => deepmerge.all('x')).toThrow();
  });

  test('copies symbol keys', () => {
    const result = deepmerge({ [sym]: { a: 1 } }, { [sym]: { b: 2 } });
    expect(result[sym]).toEqual({ a: 1, b: 2 });
  });

  test('copies symbol keys of objects without a prototype', () => {
    const source = Object.create(null);
    source[sym] = 'value';
    expect(deepmerge({ a: 1 }, source)[sym]).toBe('value');
  });
});

import { getProperty, hasProperty, deepKeys } from './package/index.js';

describe('deepKeys', () => {
  test('holes at the start and in a row', () => {
    const list = [];
    list[2] = 'x';
    list[5] = { a: 1 };
    expect(deepKeys({ list })).toEqual(['list[2]', 'list[5].a']);
  });

  test('holes in nested arrays', () => {
    expect(deepKeys({ x: [, [, 2]] })).toEqual(['x[1][1]']);
    expect(deepKeys([, { a: [, 1] }])).toEqual(['[1].a[1]']);
  });

  test('undefined and null are no holes', () => {
    expect(deepKeys([undefined, null, , 0])).toEqual(['[0]', '[1]', '[3]']);
    expect(deepKeys({ a: [undefined] })).toEqual(['a[0]']);
  });

  test('every key leads to a property', () => {
    const object = { a: [1, , [, 'x'], , { b: [, , 3] }] };
    const keys = deepKeys(object);
    expect(keys).toEqual(['a[0]', 'a[2][1]', 'a[4].b[2]']);
    expect(keys.every((key) => hasProperty(object, key))).toBe(true);
    expect(keys.map((key) => getProperty(object, key))).toEqual([1, 'x', 3]);
  });

  test('objects with numbers as keys are no arrays', () => {
    expect(deepKeys({ a: { 0: 'x', 2: 'y' } })).toEqual(['a.0', 'a.2']);
  });

  test('dense arrays', () => {
    expect(deepKeys({ a: [[1, 2], [], [{}]] })).toEqual(['a[0][0]', 'a[0][1]', 'a[1]', 'a[2][0]']);
    expect(deepKeys([])).toEqual([]);
  });
});

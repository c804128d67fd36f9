import { getProperty, setProperty, hasProperty, deleteProperty, escapePath, deepKeys } from './package/index.js';

describe('dot-prop', () => {
  test('gets and sets', () => {
    const object = { foo: { bar: [1, 2] } };
    expect(getProperty(object, 'foo.bar[1]')).toBe(2);
    expect(getProperty(object, 'foo.baz', 'none')).toBe('none');
    setProperty(object, 'foo.baz.a', 3);
    expect(object).toEqual({ foo: { bar: [1, 2], baz: { a: 3 } } });
  });

  test('has and deletes', () => {
    const object = { a: { b: 1 } };
    expect(hasProperty(object, 'a.b')).toBe(true);
    expect(deleteProperty(object, 'a.b')).toBe(true);
    expect(hasProperty(object, 'a.b')).toBe(false);
  });

  test('escapes a path', () => {
    expect(escapePath('a.b')).toBe('a\\.b');
  });

  test('deepKeys of objects and arrays', () => {
    expect(deepKeys({ a: { b: 1, c: [1, { d: 2 }] }, 'e.f': 3 })).toEqual(['a.b', 'a.c[0]', 'a.c[1].d', 'e\\.f']);
  });

  test('deepKeys keeps empty objects and undefined', () => {
    expect(deepKeys({ a: {}, b: [], c: undefined })).toEqual(['a', 'b', 'c']);
  });

  test('deepKeys leaves out the holes of an array', () => {
    expect(deepKeys({ sparse: [1, , 3] })).toEqual(['sparse[0]', 'sparse[2]']);
  });
});

import customOmitClone from './package/_customOmitClone.js';
import baseClone from './package/_baseClone.js';
import omit from './package/omit.js';

const clone = (value: any) => baseClone(value, 7, customOmitClone);

describe('customOmitClone, stricter', () => {
  test('leaves plain objects to the clone, with and without a key', () => {
    expect(customOmitClone({})).toBeUndefined();
    expect(customOmitClone({ a: 1 })).toBeUndefined();
    expect(customOmitClone(Object.create(null))).toBeUndefined();
    expect(customOmitClone({ a: 1 }, 'key')).toBeUndefined();
    expect(customOmitClone({ a: 1 }, '')).toBeUndefined();
  });

  test('hands back everything else, with and without a key', () => {
    class Klass {}
    for (const value of [new Klass(), [], [{}], new Map(), /x/, () => {}, 0, null, 'x', true]) {
      expect(customOmitClone(value)).toBe(value);
      expect(customOmitClone(value, 'key')).toBe(value);
    }
  });

  test('the clone is deep for plain objects and shares the rest', () => {
    const list = [{ x: 1 }];
    const date = new Date(5);
    const object = { a: { b: { c: 1 } }, list, date };
    const copy = clone(object);
    expect(copy).toEqual(object);
    expect(copy).not.toBe(object);
    expect(copy.a).not.toBe(object.a);
    expect(copy.a.b).not.toBe(object.a.b);
    expect(copy.list).toBe(list);
    expect(copy.date).toBe(date);
  });

  test('omit with a path does not touch its argument', () => {
    const object = { a: { b: 1, c: { d: 2, e: 3 } }, f: 4 };
    expect(omit(object, 'a.c.d')).toEqual({ a: { b: 1, c: { e: 3 } }, f: 4 });
    expect(omit(object, ['a.b', 'f'])).toEqual({ a: { c: { d: 2, e: 3 } } });
    expect(object).toEqual({ a: { b: 1, c: { d: 2, e: 3 } }, f: 4 });
  });

  test('omit with plain keys and with nothing to omit', () => {
    const object = { a: 1, b: { c: 2 } };
    expect(omit(object, 'a')).toEqual({ b: { c: 2 } });
    expect(omit(object, 'x.y')).toEqual(object);
    expect(omit(null, 'a.b')).toEqual({});
  });
});

import customOmitClone from './package/_customOmitClone.js';
import baseClone from './package/_baseClone.js';

// deep, with inherited properties, with symbols: as omit does it
const clone = (value: any) => baseClone(value, 7, customOmitClone);

describe('customOmitClone', () => {
  test('hands back what is no plain object', () => {
    const date = new Date(0);
    expect(customOmitClone(date, 'a')).toBe(date);
    expect(customOmitClone(5, 'a')).toBe(5);
    expect(customOmitClone('text', 'a')).toBe('text');
  });

  test('leaves a plain object below a key to the clone', () => {
    expect(customOmitClone({ b: 1 }, 'a')).toBeUndefined();
  });

  test('keeps arrays as they are', () => {
    const list = [1, { a: 2 }];
    expect(customOmitClone(list, 'a')).toBe(list);
  });

  test('a clone with it equals the original', () => {
    const object = { a: { b: { c: 1 } }, d: [1, 2] };
    expect(clone(object)).toEqual(object);
  });

  test('a clone with it shares no plain object with the original', () => {
    const object = { a: { b: 1 } };
    const copy = clone(object);
    expect(copy).not.toBe(object);
    copy.a.b = 2;
    expect(object.a.b).toBe(1);
  });
});

import baseMergeDeep from './package/_baseMergeDeep.js';
import baseMerge from './package/_baseMerge.js';
import Stack from './package/_Stack.js';

const mergeKey = (object: any, source: any, key: string, srcIndex = 0, customizer?: any) => {
  baseMergeDeep(object, source, key, srcIndex, baseMerge, customizer, new Stack());
  return object;
};

describe('baseMergeDeep, stricter', () => {
  test('functions of several kinds are never written to', () => {
    class Klass {}
    const fns: any[] = [function () {}, () => {}, async () => {}, Klass];
    for (const fn of fns) {
      const result = mergeKey({ a: fn }, { a: { x: { y: 1 } } }, 'a');
      expect(typeof result.a).toBe('object');
      expect(result.a).toEqual({ x: { y: 1 } });
      expect(Object.keys(fn)).toEqual([]);
    }
  });

  test('a function deeper down', () => {
    const fn: any = () => {};
    const result = mergeKey({ a: { b: fn, c: 1 } }, { a: { b: { x: 1 } } }, 'a');
    expect(result).toEqual({ a: { b: { x: 1 }, c: 1 } });
    expect(fn.x).toBeUndefined();
  });

  test('an inherited function', () => {
    class Klass {
      static mark: any;
    }
    const object: any = new Klass();
    mergeKey(object, { constructor: { mark: 1 } }, 'constructor');
    expect(Klass.mark).toBeUndefined();
    expect(Object.keys(object)).toEqual(['constructor']);
    expect(object.constructor).toEqual({ mark: 1 });
  });

  test('the number of the source makes no difference', () => {
    for (const index of [0, 1, 2]) {
      const fn: any = () => {};
      expect(mergeKey({ a: fn }, { a: { x: 1 } }, 'a', index)).toEqual({ a: { x: 1 } });
      expect(fn.x).toBeUndefined();
    }
  });

  test('objects of the destination are still kept, also those of a class', () => {
    class Point {
      x = 1;
    }
    const point: any = new Point();
    const plain = { x: 1 };
    expect(mergeKey({ a: point }, { a: { y: 2 } }, 'a').a).toBe(point);
    expect(point.y).toBe(2);
    expect(mergeKey({ a: plain }, { a: { y: 2 } }, 'a').a).toBe(plain);
    expect(plain).toEqual({ x: 1, y: 2 });
  });

  test('a function of the source is taken over, arrays too', () => {
    const fn = () => {};
    expect(mergeKey({ a: { x: 1 } }, { a: fn }, 'a').a).toBe(fn);
    expect(mergeKey({ a: () => {} }, { a: [1, 2] }, 'a').a).toEqual([1, 2]);
  });

  test('a customizer decides first', () => {
    const fn = () => {};
    expect(mergeKey({ a: fn }, { a: { x: 1 } }, 'a', 0, (value: any) => value).a).toBe(fn);
  });
});

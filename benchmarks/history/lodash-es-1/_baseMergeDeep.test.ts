import baseMergeDeep from './package/_baseMergeDeep.js';
import baseMerge from './package/_baseMerge.js';
import Stack from './package/_Stack.js';

const mergeKey = (object: any, source: any, key: string, srcIndex = 0) => {
  baseMergeDeep(object, source, key, srcIndex, baseMerge, undefined, new Stack());
  return object;
};

describe('baseMergeDeep', () => {
  test('merges an object into an object', () => {
    expect(mergeKey({ a: { x: 1, y: { z: 2 } } }, { a: { y: { w: 3 } } }, 'a')).toEqual({
      a: { x: 1, y: { z: 2, w: 3 } },
    });
  });

  test('merges arrays place by place', () => {
    expect(mergeKey({ a: [1, 2, 3] }, { a: [4] }, 'a')).toEqual({ a: [4, 2, 3] });
  });

  test('copies the object of the source when the destination has none', () => {
    const source = { a: { x: { y: 1 } } };
    const result = mergeKey({ a: 5 }, source, 'a');
    expect(result).toEqual({ a: { x: { y: 1 } } });
    expect(result.a).not.toBe(source.a);
    expect(result.a.x).not.toBe(source.a.x);
  });

  test('replaces a function of the destination in a later source', () => {
    const fn = () => {};
    expect(mergeKey({ a: fn }, { a: { x: 1 } }, 'a', 1)).toEqual({ a: { x: 1 } });
  });

  test('replaces a function of the destination in the first source, too', () => {
    const fn: any = () => {};
    const result = mergeKey({ a: fn }, { a: { x: 1 } }, 'a');
    expect(result.a).toEqual({ x: 1 });
    expect(fn.x).toBeUndefined();
  });
});

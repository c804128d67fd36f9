import deepmerge from './package/dist/cjs.js';

const sym = Symbol('sym');
const bare = (properties) => Object.assign(Object.create(null), properties);

describe('deepmerge', () => {
  test('a target without a prototype', () => {
    const result = deepmerge(bare({ [sym]: 1, a: 1 }), { b: 2 });
    expect(result[sym]).toBe(1);
    expect(result.a).toBe(1);
    expect(result.b).toBe(2);
  });

  test('both without a prototype, and nested', () => {
    const result = deepmerge({ x: bare({ [sym]: { a: 1 } }) }, { x: bare({ [sym]: { b: 2 } }) });
    expect(result.x[sym]).toEqual({ a: 1, b: 2 });
  });

  test('inside arrays', () => {
    const result = deepmerge([1], [bare({ [sym]: 2 })]);
    expect(result.length).toBe(2);
    expect(result[1][sym]).toBe(2);
  });

  test('a property that hides propertyIsEnumerable', () => {
    const result = deepmerge({}, { propertyIsEnumerable: 'mine', [sym]: 1 });
    expect(result[sym]).toBe(1);
  });

  test('symbols that are not enumerable are left out', () => {
    const hidden = { a: 1 };
    Object.defineProperty(hidden, sym, { value: 1, enumerable: false });
    expect(Object.getOwnPropertySymbols(deepmerge({}, hidden))).toEqual([]);

    const bareHidden = bare({ a: 1, [Symbol.for('seen')]: 2 });
    Object.defineProperty(bareHidden, sym, { value: 1, enumerable: false });
    expect(Object.getOwnPropertySymbols(deepmerge({}, bareHidden))).toEqual([Symbol.for('seen')]);
  });

  test('objects without a prototype and without symbols', () => {
    const result = deepmerge(bare({ a: { b: 1 } }), bare({ a: { c: 2 } }));
    expect(result.a).toEqual({ b: 1, c: 2 });
  });
});

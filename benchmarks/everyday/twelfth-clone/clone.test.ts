import { clone, isPlainObject } from './clone';

test('copies nested data', () => {
  const original = { a: [1, { b: 2 }], when: new Date(5), tags: new Set(['x']), map: new Map([['k', { v: 1 }]]) };
  const result = clone(original);
  expect(result).toEqual(original);
  expect(result.a).not.toBe(original.a);
  expect(result.when).not.toBe(original.when);
  expect(result.map.get('k')).not.toBe(original.map.get('k'));
});

test('plain objects', () => {
  expect(isPlainObject({})).toBe(true);
  expect(isPlainObject(Object.create(null))).toBe(true);
  expect(isPlainObject([])).toBe(false);
  expect(isPlainObject(null)).toBe(false);
});

test('instances of classes are shared', () => {
  class Point {
    x = 1;
  }
  const point = new Point();
  expect(clone({ point }).point).toBe(point);
});

test('shared references stay shared', () => {
  const address = { city: 'Oslo' };
  const result = clone({ home: address, work: address });
  expect(result.home).toBe(result.work);
  expect(result.home).not.toBe(address);
});

test('an array that contains itself', () => {
  const list: unknown[] = [1];
  list.push(list);
  const result = clone(list);
  expect(result[1]).toBe(result);
});

test('a parent and a child that know each other', () => {
  interface Node {
    name: string;
    parent?: Node;
    children: Node[];
  }
  const parent: Node = { name: 'parent', children: [] };
  parent.children.push({ name: 'child', parent, children: [] });
  const result = clone(parent);
  expect(result).not.toBe(parent);
  expect(result.children[0].parent).toBe(result);
});

test('a customizer can replace values', () => {
  const result = clone({ id: 7, inner: { id: 8, n: 1 } }, { customize: (_, key) => (key === 'id' ? 0 : undefined) });
  expect(result).toEqual({ id: 0, inner: { id: 0, n: 1 } });
});

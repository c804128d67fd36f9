import { topoSort } from './graph';

/** Each node once, and after all that it needs. */
function expectOrder(graph: Record<string, string[]>, nodes: readonly string[]): void {
  const order = topoSort(graph);
  expect([...order].sort()).toEqual([...nodes].sort());
  for (const [node, needed] of Object.entries(graph)) {
    for (const one of needed) expect(order.indexOf(one)).toBeLessThan(order.indexOf(node));
  }
}

test('only leaves are missing', () => {
  expectOrder({ a: ['x', 'y', 'z'] }, ['a', 'x', 'y', 'z']);
});

test('a leaf that several need', () => {
  expectOrder({ a: ['x'], b: ['x', 'a'], c: ['b', 'x'] }, ['a', 'b', 'c', 'x']);
});

test('a leaf far down', () => {
  expectOrder({ a: ['b'], b: ['c'], c: ['d'] }, ['a', 'b', 'c', 'd']);
  expectOrder({ c: ['d'], b: ['c'], a: ['b'] }, ['a', 'b', 'c', 'd']);
});

test('a diamond', () => {
  expectOrder({ top: ['left', 'right'], left: ['base'], right: ['base', 'x'], base: [] }, [
    ...['top', 'left', 'right', 'base', 'x'],
  ]);
});

test('nothing', () => {
  expect(topoSort({})).toEqual([]);
  expect(topoSort({ a: [] })).toEqual(['a']);
});

test('cycles beside a leaf', () => {
  expect(() => topoSort({ a: ['x', 'b'], b: ['c'], c: ['a'] })).toThrow('cycle');
  expect(() => topoSort({ a: ['x', 'a'] })).toThrow('cycle');
});

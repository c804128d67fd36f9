import { buildOrder } from './build-order';

test('a diamond', () => {
  expect(buildOrder({ top: ['left', 'right'], left: ['base'], right: ['base'], base: [] }, ['top'])).toEqual([
    'base',
    'left',
    'right',
    'top',
  ]);
});

test('wanted twice, or as a dependency too', () => {
  const tasks = { a: [], b: ['a'], c: ['b', 'a', 'b'] };
  expect(buildOrder(tasks, ['a', 'a'])).toEqual(['a']);
  expect(buildOrder(tasks, ['b', 'a', 'c'])).toEqual(['a', 'b', 'c']);
  expect(buildOrder(tasks, ['c'])).toEqual(['a', 'b', 'c']);
});

test('many layers', () => {
  const tasks: Record<string, string[]> = { a0: [], b0: [] };
  for (let layer = 1; layer <= 10; layer++) {
    tasks[`a${layer}`] = [`a${layer - 1}`, `b${layer - 1}`];
    tasks[`b${layer}`] = [`a${layer - 1}`, `b${layer - 1}`];
  }
  const order = buildOrder(tasks, ['a10']);
  expect(order).toHaveLength(21);
  expect(new Set(order).size).toBe(21);
  for (const name of order) {
    for (const dependency of tasks[name]) expect(order.indexOf(dependency)).toBeLessThan(order.indexOf(name));
  }
});

test('none', () => {
  expect(buildOrder({})).toEqual([]);
  expect(buildOrder({ a: [] }, [])).toEqual([]);
});

test('cycles', () => {
  expect(() => buildOrder({ a: ['a'] })).toThrow('Circular dependency: a -> a');
  expect(() => buildOrder({ x: ['y'], y: ['z'], z: ['x'] }, ['y'])).toThrow('Circular dependency: y -> z -> x -> y');
  expect(() => buildOrder({ a: ['b', 'c'], b: [], c: ['b', 'd'], d: ['c'] })).toThrow(
    'Circular dependency: c -> d -> c',
  );
});

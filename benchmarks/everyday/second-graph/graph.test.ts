import { topoSort } from './graph';

test('chain', () => {
  expect(topoSort({ a: ['b'], b: ['c'], c: [] })).toEqual(['c', 'b', 'a']);
});

test('cycle', () => {
  expect(() => topoSort({ a: ['b'], b: ['a'] })).toThrow('cycle at a');
});

test('leaf that is not listed', () => {
  expect(topoSort({ a: ['b', 'x'], b: [] })).toEqual(['b', 'x', 'a']);
});

import { winner } from './vote';

test.each([
  [['a'], 'a'],
  [['c', 'a', 'b'], 'c'],
  [['b', 'a', 'a', 'b'], 'b'],
  [['z', 'y', 'x', 'x', 'y', 'z', 'q'], 'z'],
  [['q', 'y', 'x', 'x', 'y'], 'y'],
  [['a', 'b', 'c', 'c'], 'c'],
  [['a', 'b', 'c', 'b', 'a', 'b'], 'b'],
  [['a', 'a', 'b', 'b', 'c', 'c', 'c'], 'c'],
  [['Ann Lee', 'Bo', 'Ann Lee', 'Bo', 'Cy'], 'Ann Lee'],
])('%j', (votes, name) => {
  expect(winner(votes)).toBe(name);
});

test('many', () => {
  const votes = Array.from({ length: 90 }, (_, index) => ['x', 'y', 'z'][index % 3]);
  expect(winner(votes)).toBe('x');
  expect(winner([...votes, 'z'])).toBe('z');
});

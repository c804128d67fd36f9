import { batches } from './batches';

test.each([
  [[], 1, []],
  [['a'], 1, [['a']]],
  [['a', 'b'], 1, [['a'], ['b']]],
  [['a', 'b', 'c'], 2, [['a', 'b'], ['c']]],
  [[''], 5, [['']]],
  [['ab', 'abc', 'a'], 4, [['ab'], ['abc', 'a']]],
  [['x', 'toolong', 'y'], 3, [['x'], ['toolong'], ['y']]],
])('%j by %d', (lines, limit, expected) => {
  expect(batches(lines, limit)).toEqual(expected);
});

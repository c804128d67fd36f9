import { commonWords } from './word-counts';

test('more than nine times', () => {
  expect(commonWords(`${'x '.repeat(10)}${'a '.repeat(9)}${'m '.repeat(2)}`)).toEqual([
    ['x', 10],
    ['a', 9],
    ['m', 2],
  ]);
});

test('ties stay in their order', () => {
  expect(commonWords('d c b a')).toEqual([
    ['d', 1],
    ['c', 1],
    ['b', 1],
    ['a', 1],
  ]);
  expect(commonWords('z a a z q', 2)).toEqual([
    ['z', 2],
    ['a', 2],
  ]);
});

import { transpose } from './matrix';

test('one row', () => {
  expect(transpose([[1, 2, 3]])).toEqual([[1], [2], [3]]);
  expect(transpose([['x']])).toEqual([['x']]);
});

test('wide and high', () => {
  const wide = [
    [1, 2, 3],
    [4, 5, 6],
  ];
  const high = [
    [1, 4],
    [2, 5],
    [3, 6],
  ];
  expect(transpose(wide)).toEqual(high);
  expect(transpose(high)).toEqual(wide);
});

test('equal cells', () => {
  expect(
    transpose([
      [0, 0],
      [0, 0],
      [0, 1],
    ]),
  ).toEqual([
    [0, 0, 0],
    [0, 0, 1],
  ]);
});

test('rows without cells', () => {
  expect(transpose([[], []])).toEqual([]);
});

test('each column is a list of its own, and the rows stay', () => {
  const rows = [
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ];
  const columns = transpose(rows);
  columns[0].push('new');
  expect(columns).toEqual([
    ['a', 'd', 'new'],
    ['b', 'e'],
    ['c', 'f'],
  ]);
  expect(rows).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ]);
});

test('twice is as before', () => {
  const rows = Array.from({ length: 5 }, (_, y) => Array.from({ length: 8 }, (_cell, x) => `${x}:${y}`));
  expect(transpose(transpose(rows))).toEqual(rows);
});

import { transpose } from './matrix';

test('empty', () => {
  expect(transpose([])).toEqual([]);
});

test('one column', () => {
  expect(transpose([[1], [2]])).toEqual([[1, 2]]);
});

test('square', () => {
  expect(
    transpose([
      [1, 2],
      [3, 4],
    ]),
  ).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

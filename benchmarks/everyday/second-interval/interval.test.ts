import { mergeSpans } from './interval';

test('apart', () => {
  expect(
    mergeSpans([
      [5, 6],
      [1, 2],
    ]),
  ).toEqual([
    [1, 2],
    [5, 6],
  ]);
});

test('overlap', () => {
  expect(
    mergeSpans([
      [1, 4],
      [3, 6],
    ]),
  ).toEqual([[1, 6]]);
});

test('inside', () => {
  expect(
    mergeSpans([
      [1, 9],
      [3, 6],
    ]),
  ).toEqual([[1, 9]]);
});

test('chain', () => {
  expect(
    mergeSpans([
      [1, 3],
      [2, 8],
      [4, 5],
      [10, 11],
    ]),
  ).toEqual([
    [1, 8],
    [10, 11],
  ]);
});

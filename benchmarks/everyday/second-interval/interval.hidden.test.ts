import { mergeSpans } from './interval';
import type { Span } from './interval';

test.each<{ spans: Span[]; merged: Span[] }>([
  { spans: [], merged: [] },
  { spans: [[3, 4]], merged: [[3, 4]] },
  {
    spans: [
      [1, 2],
      [2, 3],
    ],
    merged: [[1, 3]],
  },
  {
    spans: [
      [1, 5],
      [1, 5],
    ],
    merged: [[1, 5]],
  },
  {
    spans: [
      [1, 9],
      [1, 2],
    ],
    merged: [[1, 9]],
  },
  {
    spans: [
      [0, 10],
      [2, 3],
      [4, 5],
      [6, 12],
      [11, 11],
    ],
    merged: [[0, 12]],
  },
  {
    spans: [
      [0, 10],
      [1, 2],
      [9, 11],
    ],
    merged: [[0, 11]],
  },
  {
    spans: [
      [0, 10],
      [1, 2],
      [5, 6],
    ],
    merged: [[0, 10]],
  },
  {
    spans: [
      [-3, -2],
      [-9, -1],
    ],
    merged: [[-9, -1]],
  },
  {
    spans: [
      [20, 30],
      [22, 23],
      [0, 9],
      [3, 4],
      [31, 32],
    ],
    merged: [
      [0, 9],
      [20, 30],
      [31, 32],
    ],
  },
])('$spans', ({ spans, merged }) => {
  expect(mergeSpans(spans)).toEqual(merged);
});

test('what was given stays as it was', () => {
  const spans: Span[] = [
    [5, 9],
    [1, 6],
    [2, 3],
  ];
  expect(mergeSpans(spans)).toEqual([[1, 9]]);
  expect(spans).toEqual([
    [5, 9],
    [1, 6],
    [2, 3],
  ]);
});

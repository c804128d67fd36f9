import { topScores } from './top-scores';

test.each([
  [[1, 10, 2], 3, [10, 2, 1]],
  [[100, 20, 3], 1, [100]],
  [[-1, -10, 0], 3, [0, -1, -10]],
  [[0.5, 5, 0.05], 2, [5, 0.5]],
  [[7, 7, 8], 2, [8, 7]],
  [[3, 1], 0, []],
])('%j', (scores, count, expected) => {
  const before = [...scores];
  expect(topScores(scores, count)).toEqual(expected);
  expect(scores).toEqual(before);
});

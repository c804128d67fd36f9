import { topScores } from './top-scores';

test('equal scores', () => {
  expect(topScores([5, 5], 3)).toEqual([5, 5]);
});

test('highest first', () => {
  expect(topScores([30, 9, 120], 3)).toEqual([120, 30, 9]);
});

test('as many as asked for', () => {
  expect(topScores([1, 2, 3, 4], 2)).toEqual([4, 3]);
});

test('none', () => {
  expect(topScores([], 2)).toEqual([]);
});

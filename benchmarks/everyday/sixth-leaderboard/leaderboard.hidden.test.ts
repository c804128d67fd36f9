import { leaderboard, podium, type Score } from './leaderboard';

const score = (player: string, points: number, seconds = 60, team = 'x'): Score => ({ player, team, points, seconds });

const ranks = (list: Score[], team?: string) => leaderboard(list, team).map(({ rank }) => rank);

test('in any order of the scores', () => {
  expect(ranks([score('a', 1), score('b', 2), score('c', 3)])).toEqual([1, 2, 3]);
  expect(ranks([score('a', 1), score('b', 2), score('c', 2)])).toEqual([1, 1, 3]);
  expect(ranks([score('a', 2), score('b', 1), score('c', 2)])).toEqual([1, 1, 3]);
  expect(ranks([score('a', 1), score('b', 2), score('c', 1)])).toEqual([1, 2, 2]);
  expect(ranks([score('a', 3), score('b', 2), score('c', 1)])).toEqual([1, 2, 3]);
});

test('many ties', () => {
  const points = [5, 7, 5, 9, 7, 5, 1];
  expect(ranks(points.map((value, index) => score(`p${index}`, value)))).toEqual([1, 2, 2, 4, 4, 4, 7]);
  expect(ranks([score('a', 4), score('b', 4), score('c', 4)])).toEqual([1, 1, 1]);
});

test('the time decides', () => {
  expect(ranks([score('a', 2, 50), score('b', 2, 40), score('c', 2, 50)])).toEqual([1, 2, 2]);
  expect(ranks([score('a', 1, 40), score('b', 2, 40)])).toEqual([1, 2]);
});

test('one team', () => {
  const scores = [
    score('a', 3, 60, 'y'),
    score('b', 1, 60, 'x'),
    score('c', 3, 60, 'x'),
    score('d', 3, 60, 'y'),
    score('e', 3, 60, 'x'),
    score('f', 2, 60, 'y'),
  ];
  expect(ranks(scores, 'x')).toEqual([1, 1, 3]);
  expect(ranks(scores, 'y')).toEqual([1, 1, 3]);
  expect(ranks(scores)).toEqual([1, 1, 1, 1, 5, 6]);
  expect(ranks(scores, 'z')).toEqual([]);
});

test('rows are complete', () => {
  expect(leaderboard([score('a', 1), score('b', 2)])).toEqual([
    { player: 'b', team: 'x', points: 2, seconds: 60, rank: 1 },
    { player: 'a', team: 'x', points: 1, seconds: 60, rank: 2 },
  ]);
});

test('podium with a shared place', () => {
  const rows = leaderboard([score('a', 1), score('b', 5), score('c', 2), score('d', 2), score('e', 4)]);
  expect(podium(rows).map(({ player }) => player)).toEqual(['b', 'e', 'c', 'd']);
  expect(podium(rows, 2)).toHaveLength(2);
});

test('does not change the scores', () => {
  const scores = [score('a', 1), score('b', 2)];
  leaderboard(scores);
  expect(scores.map(({ player }) => player)).toEqual(['a', 'b']);
});

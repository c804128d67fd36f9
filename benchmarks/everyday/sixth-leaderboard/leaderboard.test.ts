import { formatRow, leaderboard, podium, teamTotals, type Score } from './leaderboard';

const score = (player: string, team: string, points: number, seconds = 60): Score => ({
  player,
  team,
  points,
  seconds,
});

const scores = [
  score('Ann', 'red', 20),
  score('Bob', 'blue', 30),
  score('Cleo', 'red', 30),
  score('Dan', 'blue', 10),
  score('Eve', 'red', 20, 45),
];

const ranks = (list: Score[], team?: string) => leaderboard(list, team).map(({ rank, player }) => `${rank} ${player}`);

test('the best first', () => {
  expect(leaderboard(scores).map(({ player }) => player)).toEqual(['Bob', 'Cleo', 'Eve', 'Ann', 'Dan']);
});

test('equal scores share a rank', () => {
  expect(ranks(scores)).toEqual(['1 Bob', '1 Cleo', '3 Eve', '4 Ann', '5 Dan']);
});

test('ranks in a team', () => {
  expect(ranks(scores, 'red')).toEqual(['1 Cleo', '2 Eve', '3 Ann']);
  expect(ranks([score('A', 'x', 9), score('B', 'y', 7), score('C', 'x', 5), score('D', 'x', 5)], 'x')).toEqual([
    '1 A',
    '2 C',
    '2 D',
  ]);
});

test('leaves the scores as they are', () => {
  const copy = [...scores];
  leaderboard(scores);
  expect(scores).toEqual(copy);
});

test('podium', () => {
  const rows = leaderboard([score('A', 'x', 9), score('B', 'x', 8), score('C', 'x', 7), score('D', 'x', 7)]);
  expect(podium(rows).map(formatRow)).toEqual(['  1. A (9)', '  2. B (8)', '  3. C (7)', '  3. D (7)']);
});

test('teams', () => {
  expect(teamTotals(scores, 2)).toEqual([
    { team: 'red', points: 50 },
    { team: 'blue', points: 40 },
  ]);
});

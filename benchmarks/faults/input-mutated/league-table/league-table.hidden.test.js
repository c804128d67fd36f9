import { leagueTable, relegated } from './league-table';

const team = (name, points, scored, conceded) => Object.freeze({ team: name, points, scored, conceded });

it('ranks by every rule in turn', () => {
  const list = [team('E', 3, 2, 2), team('D', 3, 2, 2), team('C', 3, 3, 3), team('B', 3, 4, 1), team('A', 1, 9, 0)];

  expect(leagueTable(list).map((row) => `${row.rank}${row.team}`)).toEqual(['1B', '2C', '3D', '4E', '5A']);
  expect(list.map((one) => one.team)).toEqual(['E', 'D', 'C', 'B', 'A']);
});

it('keeps the list when asked for the relegated teams', () => {
  const list = [team('X', 0, 0, 9), team('Y', 7, 4, 2), team('Z', 5, 4, 2)];
  const before = [...list];

  expect(relegated(list, 1)).toEqual(['X']);
  expect(relegated(list, 2)).toEqual(['Z', 'X']);
  expect(list).toEqual(before);
});

it('takes frozen lists of every length', () => {
  expect(leagueTable(Object.freeze([]))).toEqual([]);
  expect(leagueTable(Object.freeze([team('A', 1, 1, 1)]))).toEqual([{ rank: 1, team: 'A', points: 1 }]);
  expect(leagueTable(Object.freeze([team('A', 1, 1, 1), team('B', 2, 1, 1)]))).toEqual([
    { rank: 1, team: 'B', points: 2 },
    { rank: 2, team: 'A', points: 1 },
  ]);
});

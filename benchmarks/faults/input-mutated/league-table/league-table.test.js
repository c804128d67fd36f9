import { leagueTable, relegated, standings } from './league-table';

const teams = () => [
  { team: 'Albion', points: 4, scored: 6, conceded: 6 },
  { team: 'Rovers', points: 9, scored: 5, conceded: 1 },
  { team: 'City', points: 4, scored: 7, conceded: 3 },
];

describe('standings', () => {
  it('counts wins and draws', () => {
    const matches = [
      { home: 'City', away: 'Albion', score: [2, 2] },
      { home: 'Albion', away: 'City', score: [0, 1] },
    ];

    expect(standings(matches)).toEqual([
      { team: 'City', points: 4, scored: 3, conceded: 2 },
      { team: 'Albion', points: 1, scored: 2, conceded: 3 },
    ]);
  });
});

describe('leagueTable', () => {
  it('ranks by points, then by goal difference', () => {
    expect(leagueTable(teams())).toEqual([
      { rank: 1, team: 'Rovers', points: 9 },
      { rank: 2, team: 'City', points: 4 },
      { rank: 3, team: 'Albion', points: 4 },
    ]);
  });

  it('leaves the list of the caller in its order', () => {
    const list = teams();

    leagueTable(list);

    expect(list).toEqual(teams());
  });

  it('takes a frozen list', () => {
    const list = Object.freeze(teams());

    expect(leagueTable(list)[0]).toEqual({ rank: 1, team: 'Rovers', points: 9 });
  });

  it('is empty without teams', () => {
    expect(leagueTable([])).toEqual([]);
  });
});

it('names the teams at the end of the table', () => {
  expect(relegated(teams(), 2)).toEqual(['City', 'Albion']);
});

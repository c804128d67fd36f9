import { formatDuty, roster, rotate } from './roster';

test('rotate', () => {
  expect(rotate(['a', 'b', 'c'])).toEqual(['b', 'c', 'a']);
  expect(rotate(['a', 'b', 'c'], -1)).toEqual(['c', 'a', 'b']);
});

describe('roster', () => {
  const team = ['Ann', 'Ben', 'Cho'];

  it('goes round', () => {
    expect(roster(team, 8, 3).map(formatDuty)).toEqual(['W08 Ann (Ben)', 'W09 Ben (Cho)', 'W10 Cho (Ann)']);
  });

  it('passes over who is away', () => {
    expect(roster(team, 1, 1, { 1: ['Ann'] })).toEqual([{ week: 1, lead: 'Ben', backup: 'Cho' }]);
  });

  it('starts with the first person each time', () => {
    const people = ['Dee', 'Eli', 'Flo'];

    roster(people, 1, 2);

    expect(roster(people, 1, 1)).toEqual([{ week: 1, lead: 'Dee', backup: 'Eli' }]);
  });

  it('needs two people', () => {
    expect(() => roster(['Ann'], 4, 1)).toThrow('week 4 needs two people');
  });
});

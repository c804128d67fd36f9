import { roster } from './roster';

test('the list of people stays as it is', () => {
  for (const weeks of [0, 1, 2, 3, 7]) {
    const people = ['a', 'b', 'c', 'd'];
    roster(people, 1, weeks);
    expect(people).toEqual(['a', 'b', 'c', 'd']);
  }
});

test('works on a frozen list', () => {
  const people = Object.freeze(['a', 'b']) as string[];
  expect(roster(people, 1, 3).map((duty) => duty.lead)).toEqual(['a', 'b', 'a']);
});

test('duties', () => {
  expect(roster(['a', 'b', 'c'], 52, 4, { 53: ['b'], 54: ['c', 'x'] })).toEqual([
    { week: 52, lead: 'a', backup: 'b' },
    { week: 53, lead: 'c', backup: 'a' },
    { week: 54, lead: 'a', backup: 'b' },
    { week: 55, lead: 'a', backup: 'b' },
  ]);
});

test('nobody is left', () => {
  expect(() => roster(['a', 'b'], 1, 2, { 2: ['b'] })).toThrow('week 2 needs two people');
});

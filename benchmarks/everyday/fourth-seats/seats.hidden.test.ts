import { findSeats, takeSeats } from './seats';

test.each([
  [['.'], 1, ['A1']],
  [['x.'], 1, ['A2']],
  [['xx', 'x.'], 1, ['B2']],
  [['.x..'], 2, ['A3', 'A4']],
  [['.x...'], 2, ['A3', 'A4']],
  [['..x..'], 2, ['A1', 'A2']],
  [['x.x', '.x.', '...'], 3, ['C1', 'C2', 'C3']],
  [['..', '....', '......'], 5, ['C1', 'C2', 'C3', 'C4', 'C5']],
  [['x', 'x...'], 3, ['B2', 'B3', 'B4']],
])('%j for %s', (plan, size, seats) => {
  expect(findSeats(plan, size)).toEqual(seats);
});

test.each([
  [['x'], 1],
  [['.'], 2],
  [['..x', 'x..'], 3],
  [[], 1],
])('no room in %j for %s', (plan, size) => {
  expect(findSeats(plan, size)).toBeUndefined();
});

test('group by group', () => {
  let plan = ['....', '...'];
  const groups = [2, 2, 1, 2, 1].map((size) => {
    const seats = findSeats(plan, size);
    plan = takeSeats(plan, seats ?? []);
    return seats?.join(' ');
  });
  expect(groups).toEqual(['A1 A2', 'A3 A4', 'B1', 'B2 B3', undefined]);
  expect(plan).toEqual(['xxxx', 'xxx']);
});

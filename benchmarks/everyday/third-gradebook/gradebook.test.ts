import { averages } from './gradebook';

test('plain', () => {
  expect(
    averages([
      { student: 'a', score: 80 },
      { student: 'a', score: 90 },
    ]),
  ).toEqual(new Map([['a', 85]]));
});

test('weighted', () => {
  expect(
    averages([
      { student: 'a', score: 60, weight: 3 },
      { student: 'a', score: 100 },
    ]).get('a'),
  ).toBe(70);
});

import { averages } from './gradebook';

const grade = (student: string, score: number, weight?: number) => ({ student, score, weight });

test('all of one weight', () => {
  expect(averages([grade('a', 60, 2), grade('a', 80, 2)]).get('a')).toBe(70);
  expect(averages([grade('a', 50, 4)]).get('a')).toBe(50);
  expect(averages([grade('a', 40, 0.5), grade('a', 80, 0.5)]).get('a')).toBeCloseTo(60);
});

test('several weights', () => {
  expect(averages([grade('a', 90, 1), grade('a', 60, 2), grade('a', 30, 3)]).get('a')).toBe(50);
  expect(averages([grade('a', 100, 0.25), grade('a', 0, 0.75)]).get('a')).toBeCloseTo(25);
  expect(averages([grade('a', 100, 0), grade('a', 20, 2)]).get('a')).toBe(20);
});

test('several students', () => {
  const all = [grade('a', 60, 3), grade('b', 50), grade('a', 100), grade('c', 0, 5), grade('b', 80, 2)];
  expect(averages(all)).toEqual(
    new Map([
      ['a', 70],
      ['b', 70],
      ['c', 0],
    ]),
  );
});

test('none', () => {
  expect(averages([])).toEqual(new Map());
});

import { groupBy } from './group-by';

test('many', () => {
  const groups = groupBy(
    Array.from({ length: 10 }, (_, index) => index),
    (number) => number % 3,
  );
  expect([...groups]).toEqual([
    [0, [0, 3, 6, 9]],
    [1, [1, 4, 7]],
    [2, [2, 5, 8]],
  ]);
});

test('equal items', () => {
  expect([...groupBy(['x', 'x'], () => 'k')]).toEqual([['k', ['x', 'x']]]);
});

import { groupBy } from './group-by';

test('nothing', () => {
  expect(groupBy([], (item) => item)).toEqual(new Map());
});

test('groups', () => {
  expect([...groupBy(['ant', 'bee', 'asp'], (word) => word[0])]).toEqual([
    ['a', ['ant', 'asp']],
    ['b', ['bee']],
  ]);
});

test('groups of one', () => {
  expect([...groupBy([1, 2], (number) => number)]).toEqual([
    [1, [1]],
    [2, [2]],
  ]);
});

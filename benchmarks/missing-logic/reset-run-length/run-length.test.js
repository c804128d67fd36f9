import { runs } from './run-length';

test('an empty text', () => {
  expect(runs('')).toEqual([]);
});

test('one run', () => {
  expect(runs('aaa')).toEqual([['a', 3]]);
});

test('several runs', () => {
  expect(runs('aabccc')).toEqual([
    ['a', 2],
    ['b', 1],
    ['c', 3],
  ]);
});

test('a character that comes back', () => {
  expect(runs('aba')).toEqual([
    ['a', 1],
    ['b', 1],
    ['a', 1],
  ]);
});

import { commonWords } from './word-counts';

test('counts words', () => {
  expect(commonWords('Ha, ha, ha!')).toEqual([['ha', 3]]);
});

test('the most frequent come first', () => {
  expect(commonWords('a tea or a coffee or a cake')).toEqual([
    ['a', 3],
    ['or', 2],
    ['tea', 1],
    ['coffee', 1],
    ['cake', 1],
  ]);
});

test('as many as asked for', () => {
  expect(commonWords('b b b a a c', 1)).toEqual([['b', 3]]);
});

test('nothing', () => {
  expect(commonWords('')).toEqual([]);
});

import { batches } from './batches';

test('no lines, no batches', () => {
  expect(batches([], 10)).toEqual([]);
});

test('one batch', () => {
  expect(batches(['ab', 'cd'], 10)).toEqual([['ab', 'cd']]);
});

test('several batches', () => {
  expect(batches(['abc', 'de', 'fgh', 'i'], 5)).toEqual([
    ['abc', 'de'],
    ['fgh', 'i'],
  ]);
});

test('a long line', () => {
  expect(batches(['abcdef', 'g'], 3)).toEqual([['abcdef'], ['g']]);
});

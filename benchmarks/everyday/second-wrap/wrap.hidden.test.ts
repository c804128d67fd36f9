import { wrapText } from './wrap';

test('a last line of several words', () => {
  expect(wrapText('hello big wide sea', 10)).toEqual(['hello big', 'wide sea']);
  expect(wrapText('a b c', 20)).toEqual(['a b c']);
});

test('a line for each word', () => {
  expect(wrapText('aaa bbb ccc', 3)).toEqual(['aaa', 'bbb', 'ccc']);
  expect(wrapText('one two three four five', 7)).toEqual(['one two', 'three', 'four', 'five']);
});

test('words that are too long', () => {
  expect(wrapText('extraordinary', 5)).toEqual(['extraordinary']);
  expect(wrapText('a extraordinary b', 5)).toEqual(['a', 'extraordinary', 'b']);
  expect(wrapText('an extraordinary', 5)).toEqual(['an', 'extraordinary']);
});

test('the same word at the end and before', () => {
  expect(wrapText('no no no no', 3)).toEqual(['no', 'no', 'no', 'no']);
});

test('no word is lost', () => {
  const text = Array.from({ length: 60 }, (_, index) => 'x'.repeat(1 + ((index * 5) % 7))).join(' ');
  for (const width of [1, 4, 9, 16, 200, 1000]) expect(wrapText(text, width).join(' ')).toBe(text);
});

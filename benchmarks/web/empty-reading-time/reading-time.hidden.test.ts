import { countWords, readingTime } from './reading-time';

test.each([
  ['', 0],
  [' ', 0],
  ['\n\t \n', 0],
  ['a', 1],
  [' a', 1],
  ['a ', 1],
  ['  a  b\n', 2],
  ['one-two three', 2],
  ['0', 1],
])('%j', (text, words) => {
  expect(countWords(text)).toBe(words);
});

test('a post of pictures without words', () => {
  expect(readingTime('![](a.png)\n\n![](b.png)')).toEqual({ words: 0, minutes: 0 });
});

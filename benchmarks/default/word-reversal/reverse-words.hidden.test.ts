import { reverseWords } from './reverse-words';

test.each([
  [' ', ' '],
  ['   ', '   '],
  ['ab ', 'ba '],
  [' ab  cd   ef ', ' ba  dc   fe '],
  ["it's ok", "s'ti ko"],
])('%j', (text, expected) => {
  expect(reverseWords(text)).toBe(expected);
});

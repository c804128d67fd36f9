import { normalizeWhitespace } from './whitespace';

test.each([
  ['', ''],
  ['\t\ta\t\tb', 'a b'],
  ['a\r\nb', 'a b'],
  [' a  b   c    d ', 'a b c d'],
  ['a\u00a0\u00a0b', 'a b'],
])('%j', (text, expected) => {
  expect(normalizeWhitespace(text)).toBe(expected);
});

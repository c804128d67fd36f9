import { endColumn } from './tab-columns';

test.each([
  ['a', 8, 1],
  ['a\t', 8, 8],
  ['\ta', 8, 9],
  ['12345678\t', 8, 16],
  ['1234567\t', 8, 8],
  ['abc\tde\tf', 4, 9],
  ['a\n', 8, 0],
  ['a\n\tb', 2, 3],
  ['    ', 8, 4],
])('%j by %d', (text, size, column) => {
  expect(endColumn(text, size)).toBe(column);
});

import { expect, it } from 'vitest';
import { lineIndex } from './lines.ts';

it.each([
  ['the start', 0, [1, 1]],
  ['the last character of a line', 1, [1, 2]],
  ['a line end', 2, [1, 3]],
  ['the first of the next line', 3, [2, 1]],
  ['an empty line', 5, [3, 1]],
  ['the end of the text', 8, [4, 3]],
])('tells line and column, both from 1, of %s', (_what, offset, expected) => {
  const index = lineIndex('ab\nc\n\nde');

  expect([index.lineAt(offset), index.columnAt(offset)]).toEqual(expected);
});

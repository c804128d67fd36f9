import { paragraphs } from './paragraphs';

test.each([
  ['\n\n', []],
  ['a', ['a']],
  ['a\n', ['a']],
  ['a\n\n\n\n', ['a']],
  ['\n\na\nb\n\nc\n\nd\ne', ['a b', 'c', 'd e']],
  ['a\n \t\nb', ['a', 'b']],
  ['a\n\na\n\na', ['a', 'a', 'a']],
])('%j', (text, expected) => {
  expect(paragraphs(text)).toEqual(expected);
});

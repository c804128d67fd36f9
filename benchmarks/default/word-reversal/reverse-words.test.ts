import { reverseWords } from './reverse-words';

test('a word', () => {
  expect(reverseWords('hello')).toBe('olleh');
});

test('words', () => {
  expect(reverseWords('hello big world')).toBe('olleh gib dlrow');
});

test('spacing stays', () => {
  expect(reverseWords('hello   world')).toBe('olleh   dlrow');
  expect(reverseWords('  indented')).toBe('  detnedni');
});

test('nothing', () => {
  expect(reverseWords('')).toBe('');
});

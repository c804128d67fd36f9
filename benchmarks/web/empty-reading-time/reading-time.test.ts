import { countWords, plainText, readingTime, readingTimeLabel } from './reading-time';

it('takes off markup', () => {
  expect(plainText('# Hello *you*, see [the docs](https://example.org)')).toBe('Hello you, see the docs');
});

it('counts words', () => {
  expect(countWords('one two\n\nthree')).toBe(3);
});

it('counts none in an empty text', () => {
  expect(countWords('')).toBe(0);
});

it('rounds minutes up', () => {
  expect(readingTime('word '.repeat(231))).toEqual({ words: 231, minutes: 2 });
});

it('has no label for a post that is all code', () => {
  expect(readingTimeLabel('```js\nlet a = 1;\n```')).toBe('');
});

it('has a label', () => {
  expect(readingTimeLabel('Short note.')).toBe('1 min read');
});

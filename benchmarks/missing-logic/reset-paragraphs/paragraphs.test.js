import { paragraphs } from './paragraphs';

test('no text', () => {
  expect(paragraphs('')).toEqual([]);
});

test('joins lines', () => {
  expect(paragraphs('one\n  two')).toEqual(['one two']);
});

test('parts paragraphs', () => {
  expect(paragraphs('one\n\ntwo\nthree')).toEqual(['one', 'two three']);
});

test('several empty lines', () => {
  expect(paragraphs('one\n\n\n two\n\n')).toEqual(['one', 'two']);
});

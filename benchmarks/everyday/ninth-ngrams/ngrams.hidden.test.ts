import { countNgrams, top } from './ngrams';

test('counts of single words', () => {
  const counts = countNgrams('The cat and the dog and the bird', { size: 1 });
  expect(counts.get('the')).toBe(3);
  expect(counts.get('and')).toBe(2);
  expect(counts.get('bird')).toBe(1);
  expect(counts.get('fish')).toBeUndefined();
});

test('all counts together', () => {
  const text = 'a b a b a b a. b a b. c';
  const sum = [...countNgrams(text).values()].reduce((total, count) => total + count, 0);
  expect(sum).toBe(8);
  expect(countNgrams(text).get('a b')).toBe(4);
  expect(countNgrams(text).get('b a')).toBe(4);
});

test('three words', () => {
  const counts = countNgrams('row row row your boat, row row row', { size: 3 });
  expect(top(counts, 1)).toEqual([['row row row', 2]]);
});

test('upper and lower case count together', () => {
  expect(top(countNgrams('Hello World! hello world? HELLO WORLD'), 5)).toEqual([['hello world', 3]]);
});

test('the most frequent comes first', () => {
  const text = 'zebra zebra zebra apple apple mango';
  expect(top(countNgrams(text, { size: 1 }), 2)).toEqual([
    ['zebra', 3],
    ['apple', 2],
  ]);
});

test('stop words and an empty text', () => {
  expect(countNgrams('the sea, the sea', { size: 1, stopWords: ['the'] }).get('sea')).toBe(2);
  expect(countNgrams('').size).toBe(0);
});

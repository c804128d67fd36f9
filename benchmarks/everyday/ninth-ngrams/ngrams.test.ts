import { countNgrams, ngrams, richness, top, words } from './ngrams';

test('words', () => {
  expect(words("Don't stop, Zoë – well-known 42!")).toEqual(["don't", 'stop', 'zoë', 'well-known', '42']);
  expect(words('...')).toEqual([]);
});

test('n-grams', () => {
  expect([...ngrams(['a', 'b', 'c'], 2)]).toEqual(['a b', 'b c']);
  expect([...ngrams(['a', 'b'], 3)]).toEqual([]);
});

test('not over the end of a sentence', () => {
  expect([...countNgrams('I came. You saw.').keys()]).toEqual(['i came', 'you saw']);
});

test('most frequent pairs', () => {
  const counts = countNgrams('New York is big. I like New York. York is old.');
  expect(top(counts, 3)).toEqual([
    ['new york', 2],
    ['york is', 2],
    ['i like', 1],
  ]);
});

test('leaves out stop words', () => {
  expect([...countNgrams('cup of tea', { stopWords: ['of'] })]).toEqual([['cup tea', 1]]);
});

test('richness', () => {
  expect(richness('to be or not to be')).toBeCloseTo(4 / 6);
  expect(richness('')).toBe(0);
});

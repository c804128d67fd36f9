import { countWords, keywords, relevance, words } from './word-index';

it('splits a text into words', () => {
  expect(words('The Café of 1900, and its guests.')).toEqual(['café', '1900', 'its', 'guests']);
});

describe('countWords', () => {
  it('counts', () => {
    expect(countWords('Red car, blue car, red CAR')).toEqual([
      { word: 'car', count: 3 },
      { word: 'red', count: 2 },
      { word: 'blue', count: 1 },
    ]);
  });

  it('counts the words of a programming book', () => {
    expect(countWords('A constructor calls the parent constructor')).toEqual([
      { word: 'constructor', count: 2 },
      { word: 'calls', count: 1 },
      { word: 'parent', count: 1 },
    ]);
  });

  it('has nothing for an empty text', () => {
    expect(countWords(' … ')).toEqual([]);
  });
});

describe('keywords', () => {
  it('has the most frequent words', () => {
    expect(keywords('b c b a c b', 2)).toEqual(['b', 'c']);
  });

  it('may have any word', () => {
    expect(keywords('the __proto__ property and the constructor')).toEqual(['__proto__', 'constructor', 'property']);
  });
});

it('measures relevance', () => {
  expect(relevance('blue car', 'a red car')).toBe(0.5);
  expect(relevance('of the', 'anything')).toBe(0);
});

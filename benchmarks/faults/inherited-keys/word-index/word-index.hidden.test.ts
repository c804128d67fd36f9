import { countWords, keywords } from './word-index';

it.each(['constructor', '__proto__', 'hasownproperty', '__definegetter__', 'valueof', 'x'])('counts "%s"', (word) => {
  expect(countWords(word)).toEqual([{ word, count: 1 }]);
  expect(countWords(`${word} y ${word.toUpperCase()}, ${word}`)).toEqual([
    { word, count: 3 },
    { word: 'y', count: 1 },
  ]);
});

it('sorts equal counts by the alphabet', () => {
  expect(countWords('d constructor b __proto__').map((entry) => entry.word)).toEqual([
    '__proto__',
    'b',
    'constructor',
    'd',
  ]);
});

it('counts numbers as words', () => {
  expect(countWords('10 9 10')).toEqual([
    { word: '10', count: 2 },
    { word: '9', count: 1 },
  ]);
});

it('starts anew for every text', () => {
  expect(countWords('one')).toEqual([{ word: 'one', count: 1 }]);
  expect(countWords('one')).toEqual([{ word: 'one', count: 1 }]);
  expect(({} as Record<string, unknown>)['one']).toBeUndefined();
});

it('limits keywords', () => {
  expect(keywords('a1 a2 a3 a4 a5 a6')).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
  expect(keywords('constructor constructor x', 1)).toEqual(['constructor']);
});

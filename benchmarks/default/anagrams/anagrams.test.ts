import { areAnagrams } from './anagrams';

test('anagrams', () => {
  expect(areAnagrams('listen', 'silent')).toBe(true);
  expect(areAnagrams('Dormitory', 'dirty room!')).toBe(true);
});

test('other letters', () => {
  expect(areAnagrams('apple', 'grape')).toBe(false);
  expect(areAnagrams('aab', 'abb')).toBe(false);
});

test('more letters', () => {
  expect(areAnagrams('cat', 'cats')).toBe(false);
  expect(areAnagrams('cats', 'cat')).toBe(false);
});

test('no letters', () => {
  expect(areAnagrams('', '')).toBe(true);
  expect(areAnagrams('', 'a')).toBe(false);
});

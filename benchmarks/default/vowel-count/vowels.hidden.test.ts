import { countVowels } from './vowels';

test.each([
  ['AEIOU', 5],
  ['aeiou', 5],
  ['BCDFG', 0],
  ['Y', 0],
  ['The QUICK brown fox', 5],
  ['123 ?', 0],
])('%j', (text, count) => {
  expect(countVowels(text)).toBe(count);
});

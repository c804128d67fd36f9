import { areAnagrams } from './anagrams';

test.each([
  ['a', 'a', true],
  ['a', 'aa', false],
  ['aa', 'a', false],
  ['', '!?', true],
  ['ab', 'abc', false],
  ['Äpfel', 'pfeäl', true],
  ['the eyes', 'they see', true],
  ['rats and mice', 'in cat s dream', true],
  ['rat', 'tar pit', false],
])('%j and %j', (one, other, expected) => {
  expect(areAnagrams(one, other)).toBe(expected);
});

import { isPalindrome } from './palindrome';

test.each([
  ['', true],
  ['.,!', true],
  ['a.', true],
  ['(ab)', false],
  ['No lemon, no melon', true],
  ['Was it a car or a cat I saw?', true],
  ['0P', false],
  ['12-3-21', true],
  ['12-34', false],
  ['a_a', true],
  ['a_b', false],
])('%j', (text, expected) => {
  expect(isPalindrome(text)).toBe(expected);
});

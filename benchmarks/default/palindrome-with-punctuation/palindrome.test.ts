import { isPalindrome } from './palindrome';

test('words', () => {
  expect(isPalindrome('Level')).toBe(true);
  expect(isPalindrome('lever')).toBe(false);
});

test('spaces do not count', () => {
  expect(isPalindrome('nurses run')).toBe(true);
});

test('punctuation does not count', () => {
  expect(isPalindrome('A man, a plan, a canal: Panama!')).toBe(true);
  expect(isPalindrome("Madam, I'm Adam")).toBe(true);
});

test('digits count', () => {
  expect(isPalindrome('1 2')).toBe(false);
});

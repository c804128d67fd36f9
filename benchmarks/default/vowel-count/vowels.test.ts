import { countVowels } from './vowels';

test('small letters', () => {
  expect(countVowels('banana')).toBe(3);
});

test('capitals', () => {
  expect(countVowels('Apple Orange')).toBe(5);
  expect(countVowels('IOU')).toBe(3);
});

test('no vowels', () => {
  expect(countVowels('rhythm')).toBe(0);
  expect(countVowels('')).toBe(0);
});

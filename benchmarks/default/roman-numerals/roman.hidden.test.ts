import { toRoman } from './roman';

test.each([
  [5, 'V'],
  [6, 'VI'],
  [14, 'XIV'],
  [49, 'XLIX'],
  [400, 'CD'],
  [888, 'DCCCLXXXVIII'],
  [1000, 'M'],
  [3999, 'MMMCMXCIX'],
])('%d', (number, roman) => {
  expect(toRoman(number)).toBe(roman);
});

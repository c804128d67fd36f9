import { toRoman } from './roman';

test('nothing', () => {
  expect(toRoman(0)).toBe('');
});

test('small numbers', () => {
  expect([1, 2, 3].map(toRoman)).toEqual(['I', 'II', 'III']);
});

test('subtraction', () => {
  expect([4, 9, 40, 90].map(toRoman)).toEqual(['IV', 'IX', 'XL', 'XC']);
});

test('years', () => {
  expect(toRoman(1994)).toBe('MCMXCIV');
  expect(toRoman(2026)).toBe('MMXXVI');
});

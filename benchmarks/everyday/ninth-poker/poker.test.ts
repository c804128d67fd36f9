import { category, compareHands, winners } from './poker';

test('categories', () => {
  expect(category('AS KD 9H 3C 2S')).toBe('high card');
  expect(category('AS AD 9H 3C 2S')).toBe('pair');
  expect(category('AS AD 9H 9C 2S')).toBe('two pairs');
  expect(category('AS AD AH 9C 2S')).toBe('three of a kind');
  expect(category('AS QS 9S 3S 2S')).toBe('flush');
  expect(category('AS AD AH 9C 9S')).toBe('full house');
  expect(category('AS AD AH AC 9S')).toBe('four of a kind');
});

test('straights', () => {
  expect(category('10S JD QH KC AS')).toBe('straight');
  expect(category('6S 2D 4H 3C 5S')).toBe('straight');
  expect(category('9H 8H 7H 6H 5H')).toBe('straight flush');
  expect(category('QS KD AH 2C 3S')).toBe('high card');
});

test('a straight from the ace to the five', () => {
  expect(category('AS 2D 3H 4C 5S')).toBe('straight');
  expect(compareHands('AS 2D 3H 4C 5S', 'AD AC KH 4S 5D')).toBeGreaterThan(0);
});

test('what decides within a category', () => {
  expect(compareHands('KS KD 3H 4C 5S', 'QS QD AH 4D 5C')).toBeGreaterThan(0);
  expect(compareHands('KS KD 3H 4C 5S', 'KH KC 6H 4D 2C')).toBeLessThan(0);
  expect(compareHands('2S 2D 2H 4C 4S', '3H 3C 3D AD AC')).toBeLessThan(0);
});

test('winners', () => {
  expect(winners(['AS KD 9H 3C 2S', 'AD KS 9C 3H 2D', 'QS JD 9S 3D 2C'])).toEqual(['AS KD 9H 3C 2S', 'AD KS 9C 3H 2D']);
});

test('bad cards', () => {
  expect(() => category('1S KD 9H 3C 2S')).toThrow('not a card: 1S');
  expect(() => category('AS KD')).toThrow('five cards');
});

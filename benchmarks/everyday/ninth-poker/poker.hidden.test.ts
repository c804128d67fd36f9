import { category, compareHands, winners } from './poker';

test('the five-high straight in any order', () => {
  for (const hand of ['5D 4D 3S 2C AH', '3C AC 5H 2S 4D', 'AH 5S 2D 4C 3H']) {
    expect(category(hand)).toBe('straight');
  }
});

test('of one suit', () => {
  expect(category('AC 2C 3C 4C 5C')).toBe('straight flush');
  expect(compareHands('AC 2C 3C 4C 5C', 'KS KD KH KC 2S')).toBeGreaterThan(0);
});

test('it is the lowest straight', () => {
  expect(compareHands('AS 2D 3H 4C 5S', '2S 3D 4H 5C 6S')).toBeLessThan(0);
  expect(compareHands('AS KD QH JC 10S', 'AD 2D 3H 4C 5S')).toBeGreaterThan(0);
  expect(compareHands('AC 2C 3C 4C 5C', '2D 3D 4D 5D 6D')).toBeLessThan(0);
  expect(compareHands('AS 2D 3H 4C 5S', 'AD 2H 3C 4S 5D')).toBe(0);
});

test('better than three of a kind, worse than a flush', () => {
  expect(compareHands('AS 2D 3H 4C 5S', 'KS KD KH 9C 2S')).toBeGreaterThan(0);
  expect(compareHands('AS 2D 3H 4C 5S', '8S 7S 5S 3S 2S')).toBeLessThan(0);
});

test('what is not a straight', () => {
  expect(category('AS 2D 3H 4C 6S')).toBe('high card');
  expect(category('KS AD 2H 3C 4S')).toBe('high card');
  expect(category('AS AD 3H 4C 5S')).toBe('pair');
  expect(category('AS 5D 5H 4C 3S')).toBe('pair');
  expect(category('AS 6D 7H 8C 9S')).toBe('high card');
  expect(category('AH 2H 3H 4H 6H')).toBe('flush');
});

test('winners with a low straight', () => {
  expect(winners(['AS AD AH 9C 2S', 'AC 2D 3H 4C 5S', 'KS QD JH 9D 8S'])).toEqual(['AC 2D 3H 4C 5S']);
});

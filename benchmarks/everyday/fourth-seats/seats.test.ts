import { findSeats, takeSeats } from './seats';

test('the first that fit', () => {
  expect(findSeats(['x..x..', '......'], 2)).toEqual(['A2', 'A3']);
  expect(findSeats(['x..x..', '......'], 3)).toEqual(['B1', 'B2', 'B3']);
});

test('at the end of a row', () => {
  expect(findSeats(['xxx..', '.....'], 2)).toEqual(['A4', 'A5']);
});

test('a whole row', () => {
  expect(findSeats(['x...', '....'], 4)).toEqual(['B1', 'B2', 'B3', 'B4']);
});

test('no room', () => {
  expect(findSeats(['.x.x', 'x.x.'], 2)).toBeUndefined();
  expect(findSeats(['..'], 3)).toBeUndefined();
});

test('take', () => {
  expect(takeSeats(['...', '..x'], ['A1', 'B2'])).toEqual(['x..', '.xx']);
});

import { Well } from './tetris';

const SQUARE = [
  [1, 1],
  [1, 1],
];
const BAR = [[2, 2, 2, 2]];
const PILLAR = [[3], [3], [3], [3]];

test('falls to the ground and on other blocks', () => {
  const well = new Well(4, 4);
  expect(well.drop([[5]], 3)).toEqual({ cleared: 0, points: 0 });
  well.drop([[6]], 3);
  well.drop([[7]], 0);
  expect(well.toString()).toBe(['....', '....', '...6', '7..5'].join('\n'));
});

test('clears a row', () => {
  const well = new Well(4, 4);
  well.drop([[9]], 1);
  well.rows[3] = [1, 1, 0, 1];
  well.rows[2] = [0, 8, 0, 0];
  expect(well.drop([[4]], 2)).toEqual({ cleared: 1, points: 40 });
  expect(well.toString()).toBe(['....', '....', '....', '.8..'].join('\n'));
});

test('clears two rows with a square', () => {
  const well = new Well(4, 4);
  well.drop(SQUARE, 0);
  expect(well.drop(SQUARE, 2)).toEqual({ cleared: 2, points: 100 });
  expect(well.toString()).toBe(['....', '....', '....', '....'].join('\n'));
  expect(well.lines).toBe(2);
});

test('counts the lines of a bar', () => {
  const well = new Well(4, 6);
  well.drop(BAR, 0);
  well.drop(BAR, 0);
  expect(well.lines).toBe(2);
  expect(well.score).toBe(80);
});

test('game over', () => {
  const well = new Well(2, 4);
  well.drop(PILLAR, 0);
  expect(() => well.drop([[1]], 0)).toThrow('game over');
});

test('what does not fit', () => {
  const well = new Well(4, 4);
  expect(well.fits(BAR, 0, 3)).toBe(true);
  expect(well.fits(BAR, 1, 3)).toBe(false);
  expect(well.fits(BAR, 0, 4)).toBe(false);
});

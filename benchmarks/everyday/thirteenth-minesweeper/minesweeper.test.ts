import { Board } from './minesweeper';

test('a cell next to mines opens alone', () => {
  const board = new Board(['*..', '...', '..*']);
  expect(board.open(1, 1)).toBe('playing');
  expect(board.toString()).toBe('###\n#2#\n###');
});

test('an empty area opens up to its numbers', () => {
  const board = new Board(['*....', '.....', '....*']);
  board.open(3, 0);
  expect(board.toString()).toBe('#1...\n11.11\n...1#');
});

test('a mine ends the game', () => {
  const board = new Board(['*.', '..']);
  expect(board.open(0, 0)).toBe('lost');
  expect(board.open(1, 1)).toBe('lost');
  expect(board.toString()).toBe('*#\n##');
});

test('flags protect a cell until they are taken off', () => {
  const board = new Board(['*.', '..']);
  board.toggleFlag(0, 0);
  expect(board.left).toBe(0);
  expect(board.open(0, 0)).toBe('playing');
  board.toggleFlag(0, 0);
  expect(board.left).toBe(1);
  expect(board.open(0, 0)).toBe('lost');
});

test('a flag in an empty area stays, the cell below it stays closed', () => {
  const board = new Board(['....', '....', '...*']);
  board.toggleFlag(1, 1);
  expect(board.open(0, 0)).toBe('playing');
  expect(board.toString()).toBe('....\n.F11\n..1#');
  expect(board.left).toBe(0);
});

test('won when all but the mines are open', () => {
  const board = new Board(['*..', '...']);
  board.open(2, 0);
  expect(board.open(0, 1)).toBe('won');
});

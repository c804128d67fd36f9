import { Board } from './minesweeper';

test('a wall of flags stops the opening', () => {
  const board = new Board(['.......', '.......', '......*']);
  for (let y = 0; y < 3; y++) board.toggleFlag(2, y);
  board.open(0, 0);
  expect(board.toString()).toBe('..F####\n..F####\n..F####');
  board.open(4, 0);
  expect(board.toString()).toBe('..F....\n..F..11\n..F..1#');
  expect(board.state).toBe('playing');
});

test('taking the flag off and opening it wins', () => {
  const board = new Board(['...', '...', '..*']);
  board.toggleFlag(2, 0);
  expect(board.open(0, 0)).toBe('playing');
  expect(board.open(2, 0)).toBe('playing');
  expect(board.toString()).toBe('..F\n.11\n.1#');
  board.toggleFlag(2, 0);
  expect(board.left).toBe(1);
  expect(board.open(2, 0)).toBe('won');
  expect(board.toString()).toBe('...\n.11\n.1#');
});

test('flags on numbers at the edge of the area stay too', () => {
  const board = new Board(['....*']);
  board.toggleFlag(3, 0);
  board.open(0, 0);
  expect(board.toString()).toBe('...F#');
  expect(board.state).toBe('playing');
  board.toggleFlag(3, 0);
  expect(board.open(3, 0)).toBe('won');
});

test('a flag on the mine does not prevent winning', () => {
  const board = new Board(['*...']);
  board.toggleFlag(0, 0);
  expect(board.open(3, 0)).toBe('won');
  expect(board.toString()).toBe('F1..');
  board.toggleFlag(0, 0);
  expect(board.toString()).toBe('F1..');
});

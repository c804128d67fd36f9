import { emptyFields, isOver, move, slideLine, spawn } from './merge2048';

test('lines', () => {
  expect(slideLine([0, 2, 0, 2])).toEqual({ line: [4, 0, 0, 0], gained: 4 });
  expect(slideLine([2, 2, 2, 0])).toEqual({ line: [4, 2, 0, 0], gained: 4 });
  expect(slideLine([2, 2, 4, 8])).toEqual({ line: [4, 4, 8, 0], gained: 4 });
  expect(slideLine([4, 4, 4, 4])).toEqual({ line: [8, 8, 0, 0], gained: 16 });
});

test('left and right', () => {
  const board = [
    [2, 2, 0],
    [0, 4, 0],
    [8, 4, 4],
  ];
  expect(move(board, 'left')).toEqual({
    board: [
      [4, 0, 0],
      [4, 0, 0],
      [8, 8, 0],
    ],
    gained: 12,
    moved: true,
  });
  expect(move(board, 'right').board).toEqual([
    [0, 0, 4],
    [0, 0, 4],
    [0, 8, 8],
  ]);
});

test('up', () => {
  const board = [
    [0, 2, 8],
    [2, 2, 4],
    [2, 0, 8],
  ];
  expect(move(board, 'up').board).toEqual([
    [4, 4, 8],
    [0, 0, 4],
    [0, 0, 8],
  ]);
});

test('down', () => {
  const board = [
    [2, 0, 8],
    [2, 2, 4],
    [0, 2, 8],
  ];
  expect(move(board, 'down').board).toEqual([
    [0, 0, 8],
    [0, 0, 4],
    [4, 4, 8],
  ]);
});

test('new tiles', () => {
  const board = [
    [2, 0],
    [0, 4],
  ];
  expect(emptyFields(board)).toEqual([
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ]);
  expect(spawn(board, 1, 2)).toEqual([
    [2, 0],
    [2, 4],
  ]);
  expect(board).toEqual([
    [2, 0],
    [0, 4],
  ]);
  expect(() => spawn(board, 2, 2)).toThrow(RangeError);
});

test('the end of the game', () => {
  expect(
    isOver([
      [2, 4],
      [4, 2],
    ]),
  ).toBe(true);
  expect(
    isOver([
      [2, 4],
      [2, 8],
    ]),
  ).toBe(false);
  expect(
    isOver([
      [2, 4],
      [0, 8],
    ]),
  ).toBe(false);
});

import { isOver, move, type Board, type Direction } from './merge2048';

const flip = (board: Board): number[][] => [...board].reverse().map((row) => [...row]);

const BOARDS: Board[] = [
  [
    [2, 0, 0, 2],
    [4, 4, 0, 2],
    [2, 0, 8, 8],
    [2, 2, 2, 2],
  ],
  [
    [0, 0, 0, 0],
    [0, 2, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 4],
  ],
  [
    [2, 4, 8, 16],
    [16, 8, 4, 2],
    [2, 4, 8, 16],
    [16, 8, 4, 2],
  ],
  [
    [2, 2],
    [2, 0],
  ],
];

test('a single tile goes to the edge', () => {
  const board = [
    [0, 0, 0],
    [0, 2, 0],
    [0, 0, 0],
  ];
  const at = (direction: Direction) => move(board, direction).board;
  expect(at('left')).toEqual([
    [0, 0, 0],
    [2, 0, 0],
    [0, 0, 0],
  ]);
  expect(at('right')).toEqual([
    [0, 0, 0],
    [0, 0, 2],
    [0, 0, 0],
  ]);
  expect(at('up')).toEqual([
    [0, 2, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  expect(at('down')).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 2, 0],
  ]);
});

test('down is up on the board turned over', () => {
  for (const board of BOARDS) {
    expect(move(board, 'down').board).toEqual(flip(move(flip(board), 'up').board));
    expect(move(board, 'down').gained).toBe(move(flip(board), 'up').gained);
  }
});

test('down merges from below', () => {
  const board = [
    [2, 4, 0, 8],
    [2, 4, 2, 8],
    [2, 4, 0, 16],
    [4, 4, 2, 32],
  ];
  expect(move(board, 'down')).toEqual({
    board: [
      [0, 0, 0, 0],
      [2, 0, 0, 16],
      [4, 8, 0, 16],
      [4, 8, 4, 32],
    ],
    gained: 4 + 16 + 4 + 16,
    moved: true,
  });
});

test('nothing moves down where all lies below', () => {
  const board = [
    [0, 0, 0],
    [2, 0, 0],
    [4, 2, 8],
  ];
  expect(move(board, 'down')).toEqual({ board, gained: 0, moved: false });
  expect(move(board, 'up').moved).toBe(true);
});

test('boards that are not square', () => {
  const board = [
    [2, 0, 2],
    [2, 4, 0],
  ];
  expect(move(board, 'down').board).toEqual([
    [0, 0, 0],
    [4, 4, 2],
  ]);
  expect(move(board, 'up').board).toEqual([
    [4, 4, 2],
    [0, 0, 0],
  ]);
  expect(move(board, 'right').board).toEqual([
    [0, 0, 4],
    [0, 2, 4],
  ]);
});

test('full boards without equal neighbours are over', () => {
  expect(isOver(BOARDS[2])).toBe(true);
  expect(
    isOver([
      [2, 4, 8],
      [4, 8, 2],
      [8, 2, 4],
    ]),
  ).toBe(true);
  expect(
    isOver([
      [2, 4, 8],
      [4, 8, 2],
      [8, 2, 2],
    ]),
  ).toBe(false);
});

/**
 * The rules of the number sliding game: all tiles slide to one side, and two
 * equal ones that meet become one of double value. 0 is an empty field.
 */
export type Board = readonly (readonly number[])[];
export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Move {
  board: Board;
  /** the sum of the tiles that came from merging */
  gained: number;
  moved: boolean;
}

export const DIRECTIONS: readonly Direction[] = ['left', 'right', 'up', 'down'];

/**
 * Slides one line to its beginning. A tile that has come from merging does not
 * merge again in the same move; of three equal ones the first two merge.
 */
export function slideLine(line: readonly number[]): { line: number[]; gained: number } {
  const out: number[] = [];
  let gained = 0;
  let mergeable = false;
  for (const tile of line) {
    if (tile === 0) continue;
    if (mergeable && out[out.length - 1] === tile) {
      out[out.length - 1] = tile * 2;
      gained += tile * 2;
      mergeable = false;
    } else {
      out.push(tile);
      mergeable = true;
    }
  }
  while (out.length < line.length) out.push(0);
  return { line: out, gained };
}

const mirror = (board: Board): number[][] => board.map((row) => [...row].reverse());

const transpose = (board: Board): number[][] => (board[0] ?? []).map((_, x) => board.map((row) => row[x]));

const sameBoard = (a: Board, b: Board): boolean => a.every((row, y) => row.every((tile, x) => tile === b[y][x]));

/** Turns the board so that sliding to the left does what is wanted. */
function turned(board: Board, direction: Direction): Board {
  switch (direction) {
    case 'left':
      return board;
    case 'right':
      return mirror(board);
    case 'up':
      return transpose(board);
    case 'down':
      return mirror(transpose(board));
  }
}

function turnedBack(board: Board, direction: Direction): Board {
  return direction === 'down' ? transpose(mirror(board)) : turned(board, direction);
}

export function move(board: Board, direction: Direction): Move {
  const lines = turned(board, direction).map(slideLine);
  const next = turnedBack(
    lines.map(({ line }) => line),
    direction,
  );
  const gained = lines.reduce((sum, line) => sum + line.gained, 0);
  return { board: next, gained, moved: !sameBoard(board, next) };
}

/** The empty fields, row by row; new tiles come up in one of them. */
export function emptyFields(board: Board): { x: number; y: number }[] {
  return board.flatMap((row, y) => row.flatMap((tile, x) => (tile === 0 ? [{ x, y }] : [])));
}

/** Puts a new tile on the n-th empty field; a new board. */
export function spawn(board: Board, n: number, tile: number): Board {
  const field = emptyFields(board)[n];
  if (!field) throw new RangeError(`no empty field ${n}`);
  return board.map((row, y) => row.map((old, x) => (x === field.x && y === field.y ? tile : old)));
}

export const isOver = (board: Board): boolean => DIRECTIONS.every((direction) => !move(board, direction).moved);

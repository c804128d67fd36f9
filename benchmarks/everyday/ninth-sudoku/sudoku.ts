/** Solves sudokus of 4 x 4 and 9 x 9; a puzzle is a line of digits with "." for the empty cells. */
export type Grid = number[][];

export function parse(puzzle: string): Grid {
  const size = Math.sqrt(puzzle.length);
  if (size !== 4 && size !== 9) throw new Error(`unexpected length ${puzzle.length}`);
  return Array.from({ length: size }, (_, row) =>
    Array.from(puzzle.slice(row * size, (row + 1) * size), (char) => (char === '.' ? 0 : Number(char))),
  );
}

export function format(grid: Grid): string {
  return grid.map((row) => row.map((digit) => digit || '.').join('')).join('');
}

function candidates(grid: Grid, row: number, col: number): number[] {
  const size = grid.length;
  const box = Math.sqrt(size);
  const used = new Set<number>();
  const top = row - (row % box);
  const left = col - (col % box);
  for (let i = 0; i < size; i++) {
    used.add(grid[row][i]);
    used.add(grid[i][col]);
    used.add(grid[top + Math.floor(i / box)][left + (i % box)]);
  }
  return Array.from({ length: size }, (_, i) => i + 1).filter((digit) => !used.has(digit));
}

function firstEmpty(grid: Grid): [number, number] | null {
  for (let row = 0; row < grid.length; row++) {
    const col = grid[row].indexOf(0);
    if (col !== -1) return [row, col];
  }
  return null;
}

function fill(grid: Grid): boolean {
  const cell = firstEmpty(grid);
  if (cell === null) return true;
  const [row, col] = cell;
  for (const digit of candidates(grid, row, col)) {
    grid[row][col] = digit;
    if (fill(grid)) return true;
  }
  return false;
}

/** The solution, or null when there is none. */
export function solve(puzzle: string): string | null {
  const grid = parse(puzzle);
  return fill(grid) ? format(grid) : null;
}

/** The digits that can stand in the cell at the moment. */
export function hint(puzzle: string, row: number, col: number): number[] {
  const grid = parse(puzzle);
  return grid[row][col] === 0 ? candidates(grid, row, col) : [];
}

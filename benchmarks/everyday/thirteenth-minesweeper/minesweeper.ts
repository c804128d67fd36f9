/** The board of the minesweeper easter egg. */
export type State = 'playing' | 'won' | 'lost';

interface Cell {
  mine: boolean;
  open: boolean;
  flag: boolean;
  around: number;
}

export class Board {
  state: State = 'playing';
  private readonly cells: Cell[][];

  /** Rows of text, `*` is a mine. */
  constructor(layout: string[]) {
    this.cells = layout.map((row) => [...row].map((c) => ({ mine: c === '*', open: false, flag: false, around: 0 })));
    for (const [y, row] of this.cells.entries()) {
      for (const [x, cell] of row.entries()) {
        cell.around = this.neighbours(x, y).filter(([nx, ny]) => this.cells[ny][nx].mine).length;
      }
    }
  }

  /** Mines not flagged yet, as the counter shows it. */
  get left(): number {
    const all = this.cells.flat();
    return all.filter((c) => c.mine).length - all.filter((c) => c.flag).length;
  }

  toggleFlag(x: number, y: number): void {
    const cell = this.cells[y][x];
    if (this.state === 'playing' && !cell.open) cell.flag = !cell.flag;
  }

  /** Opens a cell; without mines around it, the neighbours open as well. */
  open(x: number, y: number): State {
    const first = this.cells[y][x];
    if (this.state !== 'playing' || first.flag) return this.state;
    if (first.mine) {
      first.open = true;
      return (this.state = 'lost');
    }

    const queue: Array<[number, number]> = [[x, y]];
    while (queue.length > 0) {
      const [cx, cy] = queue.pop()!;
      const cell = this.cells[cy][cx];
      if (cell.open) continue;
      cell.open = true;
      if (cell.around === 0) queue.push(...this.neighbours(cx, cy));
    }
    if (this.cells.flat().every((c) => c.mine || c.open)) this.state = 'won';
    return this.state;
  }

  /** `#` closed, `F` flag, `*` an open mine, else the number of mines around. */
  toString(): string {
    return this.cells
      .map((row) =>
        row
          .map((c) => {
            if (!c.open) return c.flag ? 'F' : '#';
            if (c.mine) return '*';
            return c.around === 0 ? '.' : String(c.around);
          })
          .join(''),
      )
      .join('\n');
  }

  private neighbours(x: number, y: number): Array<[number, number]> {
    const found: Array<[number, number]> = [];
    for (let ny = y - 1; ny <= y + 1; ny++) {
      for (let nx = x - 1; nx <= x + 1; nx++) {
        if ((nx !== x || ny !== y) && this.cells[ny]?.[nx]) found.push([nx, ny]);
      }
    }
    return found;
  }
}

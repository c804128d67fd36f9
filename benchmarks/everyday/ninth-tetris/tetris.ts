/** The well of the falling blocks: rows from top to bottom, 0 is empty, other numbers are colours. */
export type Row = number[];
export type Shape = readonly (readonly number[])[];

export interface Landing {
  cleared: number;
  points: number;
}

const POINTS = [0, 40, 100, 300, 1200];

export class Well {
  rows: Row[];
  score = 0;
  lines = 0;

  constructor(
    readonly width = 10,
    readonly height = 20,
  ) {
    this.rows = Array.from({ length: height }, () => this.emptyRow());
  }

  get level(): number {
    return Math.floor(this.lines / 10);
  }

  fits(shape: Shape, left: number, top: number): boolean {
    return shape.every((cells, dy) => cells.every((cell, dx) => cell === 0 || this.rows[top + dy]?.[left + dx] === 0));
  }

  /** Lets the shape fall in the column and clears the full rows. */
  drop(shape: Shape, left: number): Landing {
    if (!this.fits(shape, left, 0)) throw new Error('game over');
    let top = 0;
    while (this.fits(shape, left, top + 1)) top++;
    shape.forEach((cells, dy) =>
      cells.forEach((cell, dx) => {
        if (cell !== 0) this.rows[top + dy][left + dx] = cell;
      }),
    );
    const cleared = this.clearFullRows();
    const points = POINTS[cleared] * (this.level + 1);
    this.lines += cleared;
    this.score += points;
    return { cleared, points };
  }

  clearFullRows(): number {
    let cleared = 0;
    for (let y = this.height - 1; y >= 0; y--) {
      if (this.rows[y].includes(0)) continue;
      this.rows.splice(y, 1);
      this.rows.unshift(this.emptyRow());
      cleared++;
    }
    return cleared;
  }

  toString(): string {
    return this.rows.map((row) => row.map((cell) => cell || '.').join('')).join('\n');
  }

  private emptyRow(): Row {
    return new Array<number>(this.width).fill(0);
  }
}

/** Click heat map of a page: counts clicks per cell of a grid. */
export interface Click {
  x: number;
  y: number;
  weight?: number;
}

export interface HotCell {
  column: number;
  row: number;
  heat: number;
}

export class HeatMap {
  private readonly cells = new Map<string, HotCell>();
  private sum = 0;

  constructor(
    private readonly width: number,
    private readonly height: number,
    private readonly cellSize = 20,
  ) {}

  get columns(): number {
    return Math.ceil(this.width / this.cellSize);
  }

  get rows(): number {
    return Math.ceil(this.height / this.cellSize);
  }

  get total(): number {
    return this.sum;
  }

  /** Clicks beside the page are dropped. */
  add({ x, y, weight = 1 }: Click): boolean {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return false;
    const column = Math.floor(x / this.cellSize);
    const row = Math.floor(y / this.cellSize);
    const key = `${column}${row}`;
    const cell = this.cells.get(key);
    if (cell) cell.heat += weight;
    else this.cells.set(key, { column, row, heat: weight });
    this.sum += weight;
    return true;
  }

  heatAt(x: number, y: number): number {
    const column = Math.floor(x / this.cellSize);
    const row = Math.floor(y / this.cellSize);
    return this.cells.get(`${column}${row}`)?.heat ?? 0;
  }

  /** The hottest cells; those of equal heat from top to bottom, left to right. */
  hottest(count: number): HotCell[] {
    return [...this.cells.values()]
      .sort((a, b) => b.heat - a.heat || a.row - b.row || a.column - b.column)
      .slice(0, count)
      .map((cell) => ({ ...cell }));
  }

  /** One character per cell, from cold to hot. */
  render(ramp = ' .:*#'): string[] {
    const max = Math.max(1, ...[...this.cells.values()].map((c) => c.heat));
    const lines = Array.from({ length: this.rows }, () => Array<string>(this.columns).fill(ramp[0]));
    for (const { column, row, heat } of this.cells.values()) {
      lines[row][column] = ramp[Math.ceil((heat / max) * (ramp.length - 1))];
    }
    return lines.map((line) => line.join(''));
  }
}

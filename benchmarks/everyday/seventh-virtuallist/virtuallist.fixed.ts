/**
 * Geometry of a virtual list whose rows differ in height.
 *
 * Heights are estimated until a row has been rendered and measured. Offsets are
 * computed lazily and kept: with 100 000 rows and measuring on every scroll
 * event we cannot afford to sum up everything each time.
 */
export interface VisibleRange {
  /** First row to render. */
  start: number;
  /** One past the last row to render. */
  end: number;
  /** Where the first rendered row begins. */
  offset: number;
}

export class RowGeometry {
  private readonly measured = new Map<number, number>();
  /** offsets[i] is the top of row i, valid for i <= validUpTo. */
  private readonly offsets: number[] = [0];
  private validUpTo = 0;
  private rowCount: number;

  constructor(
    count: number,
    private readonly estimate: number,
  ) {
    if (estimate <= 0) throw new RangeError('the estimate must be positive');
    this.rowCount = count;
  }

  get count(): number {
    return this.rowCount;
  }

  heightOf(row: number): number {
    return this.measured.get(row) ?? this.estimate;
  }

  /** Top of a row; for `row === count` the bottom of the last one. */
  offsetOf(row: number): number {
    if (row < 0 || row > this.rowCount) throw new RangeError(`no row ${row}`);
    while (this.validUpTo < row) {
      this.offsets[this.validUpTo + 1] = this.offsets[this.validUpTo] + this.heightOf(this.validUpTo);
      this.validUpTo++;
    }
    return this.offsets[row];
  }

  get totalHeight(): number {
    return this.offsetOf(this.rowCount);
  }

  /**
   * Stores the measured height of a row. Returns by how much the rows below it
   * have moved, so that the view can correct its scroll position.
   */
  measure(row: number, height: number): number {
    const delta = height - this.heightOf(row);
    this.measured.set(row, height);
    if (delta !== 0) this.invalidateAfter(row);
    return delta;
  }

  /** Adds rows at the end or takes them away there. */
  resize(count: number): void {
    for (let row = count; row < this.rowCount; row++) this.measured.delete(row);
    this.rowCount = count;
    this.validUpTo = Math.min(this.validUpTo, count);
  }

  /** Inserts rows, e.g. older messages that were loaded, before the given row. */
  insert(before: number, amount: number): void {
    const moved = [...this.measured].filter(([row]) => row >= before);
    for (const [row] of moved) this.measured.delete(row);
    for (const [row, height] of moved) this.measured.set(row + amount, height);
    this.rowCount += amount;
    this.invalidateAfter(before);
  }

  /** The row that covers the given position (clamped to the first and last row). */
  rowAt(position: number): number {
    let low = 0;
    let high = Math.max(0, this.rowCount - 1);
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.offsetOf(middle) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  visible(scrollTop: number, viewportHeight: number, overscan = 2): VisibleRange {
    if (this.rowCount === 0) return { start: 0, end: 0, offset: 0 };
    const first = this.rowAt(scrollTop);
    let last = first;
    while (last + 1 < this.rowCount && this.offsetOf(last + 1) < scrollTop + viewportHeight) last++;
    const start = Math.max(0, first - overscan);
    const end = Math.min(this.rowCount, last + 1 + overscan);
    return { start, end, offset: this.offsetOf(start) };
  }

  /** The top of `row` itself does not depend on its height, all tops below do. */
  private invalidateAfter(row: number): void {
    this.validUpTo = Math.min(this.validUpTo, row);
  }
}

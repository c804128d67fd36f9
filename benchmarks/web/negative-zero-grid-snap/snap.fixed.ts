/** Snapping for a drawing board: what is dragged stays on the grid. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Grid {
  /** Distance between two lines; 0 turns snapping off. */
  readonly size: number;
  readonly origin?: Point;
}

const ORIGIN: Point = { x: 0, y: 0 };

/** The nearest line, never -0: points are compared and serialized. */
export function snap(value: number, size: number): number {
  if (size <= 0) return value;
  return Math.round(value / size) * size || 0;
}

export function snapPoint(point: Point, { size, origin = ORIGIN }: Grid): Point {
  return {
    x: origin.x + snap(point.x - origin.x, size),
    y: origin.y + snap(point.y - origin.y, size),
  };
}

/** How far a shape really moves when it is dragged by `by` from a point on the grid. */
export function snapMove(by: Point, grid: Grid): Point {
  return { x: snap(by.x, grid.size), y: snap(by.y, grid.size) };
}

export function isMove(move: Point): boolean {
  return !Object.is(move.x, 0) || !Object.is(move.y, 0);
}

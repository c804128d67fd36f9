/**
 * Damage tracking of the canvas renderer: keeps the parts of the screen that
 * have to be drawn again as rectangles that do not overlap.
 */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const area = ({ w, h }: Rect): number => w * h;

const isEmpty = ({ w, h }: Rect): boolean => w <= 0 || h <= 0;

/** The common part, or undefined; rectangles that only touch have none. */
export function intersect(a: Rect, b: Rect): Rect | undefined {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const w = Math.min(a.x + a.w, b.x + b.w) - x;
  const h = Math.min(a.y + a.h, b.y + b.h) - y;
  const common = { x, y, w, h };
  return isEmpty(common) ? undefined : common;
}

/** The smallest rectangle around all of them. */
export function bounds(rects: readonly Rect[]): Rect | undefined {
  if (rects.length === 0) return undefined;
  const x = Math.min(...rects.map((r) => r.x));
  const y = Math.min(...rects.map((r) => r.y));
  const right = Math.max(...rects.map((r) => r.x + r.w));
  const bottom = Math.max(...rects.map((r) => r.y + r.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** What is left of a when b is cut out: the strips above, below, left, right. */
export function subtract(a: Rect, b: Rect): Rect[] {
  const hole = intersect(a, b);
  if (!hole) return [a];
  const holeBottom = hole.y + hole.h;
  const holeRight = hole.x + hole.w;
  return [
    { x: a.x, y: a.y, w: a.w, h: hole.y - a.y },
    { x: a.x, y: holeBottom, w: a.w, h: a.y + a.h - holeBottom },
    { x: a.x, y: hole.y, w: hole.x - a.x, h: hole.h },
    { x: holeRight, y: hole.y, w: a.w - holeRight, h: hole.h },
  ].filter((part) => !isEmpty(part));
}

export class Damage {
  private parts: Rect[] = [];

  constructor(private readonly screen: Rect) {}

  /** Marks a rectangle; what lies outside of the screen is left out. */
  add(rect: Rect): void {
    let fresh = [intersect(rect, this.screen)].filter((r) => r !== undefined);
    for (const part of this.parts) fresh = fresh.flatMap((piece) => subtract(piece, part));
    this.parts.push(...fresh);
  }

  /** Takes a rectangle out, as something opaque has been drawn there. */
  cover(rect: Rect): void {
    this.parts = this.parts.flatMap((part) => subtract(part, rect));
  }

  get total(): number {
    return this.parts.reduce((sum, part) => sum + area(part), 0);
  }

  /** Hands the parts over and begins anew; too many become the rectangle around them. */
  flush(maxParts = 16): Rect[] {
    const parts = this.parts;
    this.parts = [];
    if (parts.length <= maxParts) return parts;
    const around = bounds(parts);
    return around ? [around] : [];
  }
}

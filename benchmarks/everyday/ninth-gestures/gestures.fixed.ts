/** Turns pointer events into gestures. Times are in milliseconds, positions in pixels. */
export type Gesture = 'tap' | 'double-tap' | 'long-press' | 'swipe-left' | 'swipe-right';

export interface GestureOptions {
  doubleTapMs?: number;
  longPressMs?: number;
  /** how far the finger may move and still be at the same place */
  slop?: number;
  swipeDistance?: number;
}

interface Touch {
  x: number;
  y: number;
  time: number;
}

const distance = (a: Touch, b: Touch) => Math.hypot(a.x - b.x, a.y - b.y);

export function createGestures(options: GestureOptions = {}) {
  const { doubleTapMs = 300, longPressMs = 500, slop = 10, swipeDistance = 60 } = options;
  let start: Touch | null = null;
  let lastTap: Touch | null = null;

  function down(x: number, y: number, time: number): void {
    start = { x, y, time };
  }

  function cancel(): void {
    start = null;
    lastTap = null;
  }

  /** The gesture that ends here, if it is one. */
  function up(x: number, y: number, time: number): Gesture | null {
    if (start === null) return null;
    const began = start;
    const end: Touch = { x, y, time };
    start = null;

    const dx = end.x - began.x;
    if (Math.abs(dx) >= swipeDistance && Math.abs(dx) > Math.abs(end.y - began.y)) {
      lastTap = null;
      return dx < 0 ? 'swipe-left' : 'swipe-right';
    }
    if (distance(began, end) > slop) return null;
    if (time - began.time >= longPressMs) {
      lastTap = null;
      return 'long-press';
    }

    if (lastTap !== null && time - lastTap.time <= doubleTapMs && distance(lastTap, end) <= slop) {
      lastTap = null;
      return 'double-tap';
    }
    lastTap = end;
    return 'tap';
  }

  return { down, up, cancel };
}

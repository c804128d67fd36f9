/**
 * Way finding on the map of the strategy game. The map is drawn with one
 * character a field: "." plain (costs 1), "~" swamp (costs 4), "#" a wall.
 */
export interface Point {
  x: number;
  y: number;
}

export interface Way {
  steps: Point[];
  cost: number;
}

const COSTS: Record<string, number> = { '.': 1, '~': 4 };
const AROUND: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

const keyOf = ({ x, y }: Point): string => `${x},${y}`;
const samePlace = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

export class GameMap {
  readonly width: number;
  readonly height: number;

  constructor(private readonly rows: readonly string[]) {
    this.height = rows.length;
    this.width = rows[0]?.length ?? 0;
    if (rows.some((row) => row.length !== this.width)) throw new Error('rows differ in length');
  }

  /** What it costs to enter the field; undefined for walls and outside of the map. */
  costAt({ x, y }: Point): number | undefined {
    return COSTS[this.rows[y]?.[x] ?? '#'];
  }

  /** The cheapest way, start and goal among its steps; undefined if there is none. */
  findWay(start: Point, goal: Point): Way | undefined {
    if (this.costAt(start) === undefined || this.costAt(goal) === undefined) return undefined;
    const best = new Map<string, number>([[keyOf(start), 0]]);
    const from = new Map<string, Point>();
    const open: { at: Point; cost: number; guess: number }[] = [{ at: start, cost: 0, guess: 0 }];
    while (open.length > 0) {
      open.sort((a, b) => b.guess - a.guess);
      const { at, cost } = open.pop()!;
      if (samePlace(at, goal)) return { steps: this.#trace(from, goal), cost };
      if (cost > best.get(keyOf(at))!) continue;
      for (const step of AROUND) {
        const next = { x: at.x + step.x, y: at.y + step.y };
        const enter = this.costAt(next);
        if (enter === undefined) continue;
        const total = cost + enter;
        const known = best.get(keyOf(next));
        if (known !== undefined && known <= total) continue;
        best.set(keyOf(next), total);
        from.set(keyOf(next), at);
        const distance = Math.abs(goal.x - next.x) + Math.abs(goal.y - next.y);
        open.push({ at: next, cost: total, guess: total + distance });
      }
    }
    return undefined;
  }

  /** The fields that can be reached with the points of one turn, without the start. */
  reachable(start: Point, points: number): Point[] {
    const fields: Point[] = [];
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        if (samePlace(start, { x, y })) continue;
        const way = this.findWay(start, { x, y });
        if (way && way.cost <= points) fields.push({ x, y });
      }
    }
    return fields;
  }

  #trace(from: ReadonlyMap<string, Point>, goal: Point): Point[] {
    const steps = [goal];
    for (let at = from.get(keyOf(goal)); at; at = from.get(keyOf(at))) steps.unshift(at);
    return steps;
  }
}

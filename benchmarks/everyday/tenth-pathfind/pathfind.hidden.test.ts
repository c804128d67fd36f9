import { GameMap, type Point } from './pathfind';

const COSTS: Record<string, number> = { '.': 1, '~': 4 };

/** Relaxes all fields until nothing gets cheaper. */
function costsFrom(rows: string[], start: Point): number[][] {
  const costs = rows.map((row) => [...row].map(() => Infinity));
  costs[start.y][start.x] = 0;
  for (let changed = true; changed;) {
    changed = false;
    rows.forEach((row, y) =>
      [...row].forEach((field, x) => {
        if (!(field in COSTS)) return;
        const around = [costs[y][x - 1], costs[y][x + 1], costs[y - 1]?.[x], costs[y + 1]?.[x]];
        const best = Math.min(...around.map((c) => c ?? Infinity)) + COSTS[field];
        if (best < costs[y][x]) {
          costs[y][x] = best;
          changed = true;
        }
      }),
    );
  }
  return costs;
}

const MAPS = [
  ['.~.', '...'],
  ['.~~.', '.#..', '....'],
  ['.~~~.', '.~#~.', '.....', '~~.~~'],
  ['..~..', '~~~#.', '.....', '.##~~', '.~...'],
  ['.~.~.~.', '~.~.~.~', '.~.~.~.', '~.~.~.~'],
];

test('the cheapest ways between all fields', () => {
  for (const rows of MAPS) {
    const map = new GameMap(rows);
    rows.forEach((row, y) =>
      [...row].forEach((field, x) => {
        if (field === '#') return;
        const costs = costsFrom(rows, { x, y });
        costs.forEach((line, gy) =>
          line.forEach((cost, gx) => {
            expect(map.findWay({ x, y }, { x: gx, y: gy })?.cost ?? Infinity).toBe(cost);
          }),
        );
      }),
    );
  }
});

test('the steps are neighbours and cost what is said', () => {
  for (const rows of MAPS) {
    const map = new GameMap(rows);
    const goal = { x: rows[0].length - 1, y: 0 };
    const way = map.findWay({ x: 0, y: 0 }, goal)!;
    expect(way.steps[0]).toEqual({ x: 0, y: 0 });
    expect(way.steps[way.steps.length - 1]).toEqual(goal);
    let sum = 0;
    for (let i = 1; i < way.steps.length; i++) {
      const [a, b] = [way.steps[i - 1], way.steps[i]];
      expect(Math.abs(a.x - b.x) + Math.abs(a.y - b.y)).toBe(1);
      sum += map.costAt(b)!;
    }
    expect(sum).toBe(way.cost);
  }
});

test('a goal in a swamp with a cheap way to its other side', () => {
  const map = new GameMap(['.~~', '..~', '#..']);
  expect(map.findWay({ x: 0, y: 0 }, { x: 2, y: 1 })?.cost).toBe(6);
  expect(map.findWay({ x: 0, y: 0 }, { x: 2, y: 2 })?.cost).toBe(4);
});

test('what can be reached in a turn', () => {
  const map = new GameMap(['.~.', '...']);
  const fields = map.reachable({ x: 0, y: 0 }, 4).map(({ x, y }) => `${x}${y}`);
  expect(fields).toEqual(['10', '20', '01', '11', '21']);
  expect(map.reachable({ x: 0, y: 0 }, 3).map(({ x, y }) => `${x}${y}`)).toEqual(['01', '11', '21']);
  expect(map.reachable({ x: 0, y: 0 }, 0)).toEqual([]);
});

test('closed in', () => {
  const map = new GameMap(['###', '#.#', '###']);
  expect(map.reachable({ x: 1, y: 1 }, 99)).toEqual([]);
  expect(map.findWay({ x: 0, y: 0 }, { x: 1, y: 1 })).toBeUndefined();
});

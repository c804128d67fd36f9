import { Damage, intersect, subtract, type Rect } from './rects';

const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h });

/** The fields of the grid that the rectangles cover, as often as they do. */
function fields(rects: Rect[]): string[] {
  return rects
    .flatMap((r) => Array.from({ length: r.w * r.h }, (_, i) => `${r.x + (i % r.w)},${r.y + Math.floor(i / r.w)}`))
    .sort();
}

test('what is left when anything is cut out of a rectangle off the origin', () => {
  const a = rect(4, 5, 5, 4);
  for (let x = 2; x < 10; x++) {
    for (let y = 3; y < 10; y++) {
      for (const [w, h] of [
        [1, 1],
        [2, 3],
        [3, 1],
        [9, 2],
        [2, 9],
        [9, 9],
      ]) {
        const b = rect(x, y, w, h);
        const hole = intersect(a, b);
        const gone = new Set(hole ? fields([hole]) : []);
        expect(fields(subtract(a, b))).toEqual(fields([a]).filter((f) => !gone.has(f)));
      }
    }
  }
});

test('holes in rectangles left of the origin', () => {
  expect(subtract(rect(-10, -10, 20, 4), rect(-4, -10, 2, 4))).toEqual([rect(-10, -10, 6, 4), rect(-2, -10, 12, 4)]);
  expect(subtract(rect(-10, 0, 4, 4), rect(-9, 0, 3, 4))).toEqual([rect(-10, 0, 1, 4)]);
});

test('holes in rectangles right of the origin', () => {
  expect(subtract(rect(50, 10, 10, 2), rect(53, 0, 2, 20))).toEqual([rect(50, 10, 3, 2), rect(55, 10, 5, 2)]);
  expect(subtract(rect(50, 10, 10, 2), rect(45, 0, 9, 20))).toEqual([rect(54, 10, 6, 2)]);
});

test('sprites moving all ways', () => {
  for (const [dx, dy] of [
    [3, 0],
    [-3, 0],
    [0, 3],
    [0, -3],
    [3, 3],
    [-3, 3],
    [3, -3],
    [-3, -3],
  ]) {
    const damage = new Damage(rect(0, 0, 200, 200));
    damage.add(rect(100, 100, 8, 8));
    damage.add(rect(100 + dx, 100 + dy, 8, 8));
    expect(damage.total).toBe(128 - (8 - Math.abs(dx)) * (8 - Math.abs(dy)));
    const covered = fields(damage.flush());
    expect(new Set(covered).size).toBe(covered.length);
  }
});

test('covering the middle of the damage', () => {
  const damage = new Damage(rect(0, 0, 100, 100));
  damage.add(rect(20, 20, 30, 30));
  damage.cover(rect(30, 30, 10, 10));
  expect(damage.total).toBe(800);
  damage.cover(rect(20, 20, 30, 30));
  expect(damage.total).toBe(0);
});

test('too many parts become one', () => {
  const damage = new Damage(rect(0, 0, 100, 100));
  for (let i = 0; i < 5; i++) damage.add(rect(10 + i * 10, 30, 5, 5));
  expect(damage.flush(4)).toEqual([rect(10, 30, 45, 5)]);
  expect(damage.flush(4)).toEqual([]);
});

import { area, bounds, Damage, intersect, subtract, type Rect } from './rects';

const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h });
const screen = rect(0, 0, 100, 80);

test('common parts', () => {
  expect(intersect(rect(0, 0, 10, 10), rect(5, 6, 10, 10))).toEqual(rect(5, 6, 5, 4));
  expect(intersect(rect(0, 0, 10, 10), rect(10, 0, 5, 5))).toBeUndefined();
  expect(area(rect(3, 3, 4, 5))).toBe(20);
});

test('bounds', () => {
  expect(bounds([rect(5, 5, 1, 1), rect(-2, 8, 3, 2)])).toEqual(rect(-2, 5, 8, 5));
  expect(bounds([])).toBeUndefined();
});

test('cuts a hole', () => {
  expect(subtract(rect(0, 0, 9, 9), rect(3, 3, 3, 3))).toEqual([
    rect(0, 0, 9, 3),
    rect(0, 6, 9, 3),
    rect(0, 3, 3, 3),
    rect(6, 3, 3, 3),
  ]);
  expect(subtract(rect(2, 2, 3, 3), rect(0, 0, 9, 9))).toEqual([]);
  expect(subtract(rect(2, 2, 3, 3), rect(5, 0, 9, 9))).toEqual([rect(2, 2, 3, 3)]);
});

test('damage counts once', () => {
  const damage = new Damage(screen);
  damage.add(rect(0, 0, 10, 10));
  damage.add(rect(0, 5, 10, 10));
  damage.add(rect(95, 70, 50, 50));
  expect(damage.total).toBe(200);
  damage.cover(rect(0, 0, 100, 15));
  expect(damage.flush()).toEqual([rect(95, 70, 5, 10)]);
  expect(damage.total).toBe(0);
});

test('a sprite that has moved to the right', () => {
  const damage = new Damage(screen);
  damage.add(rect(40, 20, 16, 16));
  damage.add(rect(44, 20, 16, 16));
  expect(damage.total).toBe(320);
  expect(damage.flush()).toEqual([rect(40, 20, 16, 16), rect(56, 20, 4, 16)]);
});

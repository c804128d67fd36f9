import { HeatMap } from './heatmap';

test('counts clicks per cell', () => {
  const map = new HeatMap(200, 100);
  map.add({ x: 5, y: 5 });
  map.add({ x: 19, y: 0 });
  map.add({ x: 20, y: 0, weight: 3 });
  expect(map.heatAt(10, 10)).toBe(2);
  expect(map.heatAt(39, 19)).toBe(3);
  expect(map.heatAt(0, 40)).toBe(0);
  expect(map.total).toBe(5);
});

test('drops clicks beside the page', () => {
  const map = new HeatMap(200, 100);
  expect(map.add({ x: 200, y: 5 })).toBe(false);
  expect(map.add({ x: 5, y: -1 })).toBe(false);
  expect(map.total).toBe(0);
});

test('draws the map', () => {
  const map = new HeatMap(60, 30, 10);
  map.add({ x: 0, y: 0, weight: 8 });
  map.add({ x: 55, y: 12, weight: 4 });
  map.add({ x: 31, y: 29, weight: 1 });
  expect(map.render()).toEqual(['#     ', '     :', '   .  ']);
});

test('hot cells of a full page', () => {
  const map = new HeatMap(1280, 2000);
  map.add({ x: 30, y: 2 * 20, weight: 2 });
  map.add({ x: 12 * 20, y: 5, weight: 4 });
  map.add({ x: 1 * 20, y: 20 * 20, weight: 5 });
  map.add({ x: 12 * 20, y: 7, weight: 3 });
  expect(map.hottest(2)).toEqual([
    { column: 12, row: 0, heat: 7 },
    { column: 1, row: 20, heat: 5 },
  ]);
});

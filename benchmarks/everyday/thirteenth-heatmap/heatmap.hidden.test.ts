import { HeatMap } from './heatmap';

test('every cell of a large grid is counted on its own', () => {
  const map = new HeatMap(120 * 10, 115 * 10, 10);
  for (let column = 0; column < map.columns; column++) {
    for (let row = 0; row < map.rows; row++) {
      map.add({ x: column * 10 + 3, y: row * 10 + 9, weight: 1 + ((column * 7 + row) % 5) });
    }
  }
  for (let column = 0; column < map.columns; column++) {
    for (let row = 0; row < map.rows; row++) {
      const heat = map.heatAt(column * 10, row * 10);
      if (heat !== 1 + ((column * 7 + row) % 5)) throw new Error(`cell ${column}/${row}: ${heat}`);
    }
  }
  expect(map.hottest(99999)).toHaveLength(120 * 115);
});

test('cells whose digits read the same', () => {
  const map = new HeatMap(2000, 2000, 10);
  map.add({ x: 1110, y: 10 });
  map.add({ x: 110, y: 110 });
  map.add({ x: 10, y: 1110 });
  expect(map.hottest(5)).toEqual([
    { column: 111, row: 1, heat: 1 },
    { column: 11, row: 11, heat: 1 },
    { column: 1, row: 111, heat: 1 },
  ]);
  expect(map.heatAt(1115, 15)).toBe(1);
  expect(map.heatAt(10, 110)).toBe(0);
});

test('mirrored cells are different cells', () => {
  const map = new HeatMap(500, 500);
  map.add({ x: 60, y: 100, weight: 2 });
  map.add({ x: 100, y: 60, weight: 9 });
  expect(map.heatAt(60, 100)).toBe(2);
  expect(map.heatAt(100, 60)).toBe(9);
});

test('drawn in the right place', () => {
  const map = new HeatMap(120, 20, 10);
  map.add({ x: 110, y: 0 });
  map.add({ x: 10, y: 10, weight: 2 });
  expect(map.render('-+#')).toEqual(['-----------+', '-#----------']);
});

import { RowGeometry } from './virtuallist';

const tops = (rows: RowGeometry) => Array.from({ length: rows.count + 1 }, (_, i) => rows.offsetOf(i));

test('the row right below moves', () => {
  const rows = new RowGeometry(4, 10);
  expect(tops(rows)).toEqual([0, 10, 20, 30, 40]);
  rows.measure(2, 15);
  expect(tops(rows)).toEqual([0, 10, 20, 35, 45]);
});

test('first and last row', () => {
  const rows = new RowGeometry(4, 10);
  rows.totalHeight;
  rows.measure(0, 5);
  expect(tops(rows)).toEqual([0, 5, 15, 25, 35]);
  rows.measure(3, 1);
  expect(tops(rows)).toEqual([0, 5, 15, 25, 26]);
  expect(rows.totalHeight).toBe(26);
});

test('measuring upwards and downwards, again and again', () => {
  const rows = new RowGeometry(30, 10);
  const heights = Array(30).fill(10);
  let seed = 7;
  for (let step = 0; step < 300; step++) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const row = seed % 30;
    const height = 1 + ((seed >> 8) % 40);
    rows.measure(row, height);
    heights[row] = height;
    const probe = (seed >> 4) % 31;
    expect(rows.offsetOf(probe)).toBe(heights.slice(0, probe).reduce((a, b) => a + b, 0));
  }
  expect(rows.totalHeight).toBe(heights.reduce((a, b) => a + b, 0));
});

test('measuring beyond what was computed so far', () => {
  const rows = new RowGeometry(10, 10);
  rows.offsetOf(2);
  rows.measure(7, 50);
  rows.measure(2, 20);
  expect(tops(rows)).toEqual([0, 10, 20, 40, 50, 60, 70, 80, 130, 140, 150]);
});

test('insertion before a measured row', () => {
  const rows = new RowGeometry(3, 10);
  rows.measure(0, 30);
  rows.measure(1, 40);
  expect(tops(rows)).toEqual([0, 30, 70, 80]);
  rows.insert(1, 2);
  expect(tops(rows)).toEqual([0, 30, 40, 50, 90, 100]);
  rows.insert(0, 1);
  expect(tops(rows)).toEqual([0, 10, 40, 50, 60, 100, 110]);
});

test('insertion at the end', () => {
  const rows = new RowGeometry(2, 10);
  rows.totalHeight;
  rows.insert(2, 1);
  expect(tops(rows)).toEqual([0, 10, 20, 30]);
});

test('visible rows follow the measured heights', () => {
  const rows = new RowGeometry(50, 20);
  expect(rows.visible(100, 100, 0)).toEqual({ start: 5, end: 10, offset: 100 });
  rows.measure(5, 90);
  expect(rows.visible(100, 100, 0)).toEqual({ start: 5, end: 7, offset: 100 });
  rows.measure(4, 100);
  expect(rows.rowAt(179)).toBe(4);
  expect(rows.rowAt(180)).toBe(5);
  expect(rows.visible(185, 100, 1)).toEqual({ start: 4, end: 8, offset: 80 });
});

test('shrinking forgets measurements', () => {
  const rows = new RowGeometry(4, 10);
  rows.measure(3, 99);
  expect(rows.totalHeight).toBe(129);
  rows.resize(3);
  rows.resize(4);
  expect(tops(rows)).toEqual([0, 10, 20, 30, 40]);
});

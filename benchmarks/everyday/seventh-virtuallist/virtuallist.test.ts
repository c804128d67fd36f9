import { RowGeometry } from './virtuallist';

test('estimates at first', () => {
  const rows = new RowGeometry(100, 20);
  expect(rows.totalHeight).toBe(2000);
  expect(rows.offsetOf(3)).toBe(60);
  expect(() => rows.offsetOf(101)).toThrow(RangeError);
});

test('uses measured heights', () => {
  const rows = new RowGeometry(10, 20);
  rows.measure(0, 50);
  rows.measure(2, 10);
  expect(rows.offsetOf(1)).toBe(50);
  expect(rows.offsetOf(3)).toBe(80);
  expect(rows.totalHeight).toBe(220);
});

test('measuring tells how far the rows below have moved', () => {
  const rows = new RowGeometry(10, 20);
  expect(rows.measure(4, 32)).toBe(12);
  expect(rows.measure(4, 32)).toBe(0);
  expect(rows.measure(4, 30)).toBe(-2);
});

test('finds the visible rows', () => {
  const rows = new RowGeometry(100, 20);
  expect(rows.rowAt(0)).toBe(0);
  expect(rows.rowAt(39)).toBe(1);
  expect(rows.rowAt(40)).toBe(2);
  expect(rows.visible(100, 60, 1)).toEqual({ start: 4, end: 9, offset: 80 });
});

test('rows below move when a row grows after layout', () => {
  const rows = new RowGeometry(5, 20);
  expect(rows.totalHeight).toBe(100);
  rows.measure(1, 60);
  expect(rows.offsetOf(1)).toBe(20);
  expect(rows.offsetOf(4)).toBe(120);
  expect(rows.totalHeight).toBe(140);
});

test('can be resized', () => {
  const rows = new RowGeometry(5, 20);
  expect(rows.totalHeight).toBe(100);
  rows.resize(3);
  expect(rows.totalHeight).toBe(60);
  rows.resize(8);
  expect(rows.totalHeight).toBe(160);
});

test('an empty list', () => {
  expect(new RowGeometry(0, 20).visible(0, 500)).toEqual({ start: 0, end: 0, offset: 0 });
});

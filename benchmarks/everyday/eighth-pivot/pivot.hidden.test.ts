import { pivot } from './pivot';

const table = (...data: [string | number, string | number, number][]) =>
  pivot(
    data.map(([r, c, n]) => ({ r, c, n })),
    { rows: 'r', columns: 'c', measure: 'n' },
  );
const cells = (...data: [string | number, string | number, number][]) =>
  Object.fromEntries(table(...data).rows.map(({ label, cells: row }) => [label, row]));

test('labels that are alike when put together', () => {
  expect(cells(['ab', 'c', 1], ['a', 'bc', 2])).toEqual({ a: [2, null], ab: [null, 1] });
  expect(cells([2, 21, 5], [22, 1, 6])).toEqual({ '2': [null, 5], '22': [6, null] });
});

test('labels of several words', () => {
  expect(cells(['New York', 'East', 1], ['New', 'York East', 2])).toEqual({ New: [null, 2], 'New York': [1, null] });
  expect(cells(['q1', '0', 3], ['q', '10', 4])).toEqual({ q: [null, 4], q1: [3, null] });
});

test('empty labels', () => {
  expect(cells(['', 'x', 1], ['x', '', 2])).toEqual({ '': [null, 1], x: [2, null] });
});

test('the grand total is the sum of the records', () => {
  const all: [number, number, number][] = [];
  for (let r = 1; r <= 12; r++) {
    for (let c = 1; c <= 12; c++) all.push([r, c, r * 100 + c]);
  }
  const sum = all.reduce((total, [, , n]) => total + n, 0);
  const result = table(...all);
  expect(result.grandTotal).toBe(sum);
  expect(result.rows[0].cells[11]).toBe(112);
  expect(result.rows[10].cells[1]).toBe(1102);
});

test('negative amounts and zero', () => {
  expect(cells(['a', 'x', 5], ['a', 'x', -5], ['b', 'x', 2])).toEqual({ a: [0], b: [2] });
});

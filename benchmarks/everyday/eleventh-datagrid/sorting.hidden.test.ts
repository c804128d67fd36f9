import { compareCells, sortRows } from './sorting';
import type { Cell, Direction, Row } from './sorting';

const sorted = (cells: Cell[], direction: Direction) =>
  sortRows(
    cells.map((v) => ({ v })),
    [{ column: 'v', direction }],
  ).map((row) => row.v);

test('every kind of empty cell is last, both ways', () => {
  for (const empty of [null, undefined, '', NaN]) {
    expect(sorted([empty, 2, 1], 'asc')).toEqual([1, 2, empty]);
    expect(sorted([empty, 1, 2], 'desc')).toEqual([2, 1, empty]);
    expect(sorted([empty, 'a', 'b'], 'desc')).toEqual(['b', 'a', empty]);
  }
});

test('empty cells keep their order among each other', () => {
  expect(sorted([null, undefined, 3, NaN, 4], 'desc')).toEqual([4, 3, null, undefined, NaN]);
  expect(sorted([NaN, 3, null, 4], 'asc')).toEqual([3, 4, NaN, null]);
});

test('zero and false are not empty', () => {
  expect(sorted([0, null, -1, 1], 'desc')).toEqual([1, 0, -1, null]);
  expect(sorted([false, null, true], 'desc')).toEqual([true, false, null]);
  expect(sorted([true, undefined, false], 'asc')).toEqual([false, true, undefined]);
});

test('the comparator is consistent', () => {
  const cells: Cell[] = [null, '', NaN, 0, 5, 'a', 'b'];
  for (const direction of ['asc', 'desc'] as const)
    for (const a of cells)
      for (const b of cells) {
        const sum = Math.sign(compareCells(a, b, direction)) + Math.sign(compareCells(b, a, direction));
        expect(sum === 0).toBe(true);
      }
});

test('further keys decide between empty cells', () => {
  const rows: Row[] = [
    { id: 1, team: null, age: 20 },
    { id: 2, team: 'x', age: 30 },
    { id: 3, team: null, age: 40 },
    { id: 4, team: 'y', age: null },
  ];
  const by = (a: Direction, b: Direction) =>
    sortRows(rows, [
      { column: 'team', direction: a },
      { column: 'age', direction: b },
    ]).map((row) => row.id);
  expect(by('desc', 'desc')).toEqual([4, 2, 3, 1]);
  expect(by('asc', 'desc')).toEqual([2, 4, 3, 1]);
  expect(by('desc', 'asc')).toEqual([4, 2, 1, 3]);
});

test('values of columns', () => {
  const rows: Row[] = [{ n: 'a' }, { n: 'ccc' }, { n: '' }, { n: 'bb' }];
  const columns = [{ id: 'n', title: 'N', sortValue: (row: Row) => String(row.n).length || undefined }];
  expect(sortRows(rows, [{ column: 'n', direction: 'desc' }], columns).map((r) => r.n)).toEqual(['ccc', 'bb', 'a', '']);
});

test('does not sort in place, keeps equal rows in order', () => {
  const rows: Row[] = [
    { id: 1, v: 'B' },
    { id: 2, v: 'b' },
    { id: 3, v: null },
  ];
  expect(sortRows(rows, [{ column: 'v', direction: 'desc' }]).map((r) => r.id)).toEqual([1, 2, 3]);
  expect(rows.map((r) => r.id)).toEqual([1, 2, 3]);
});

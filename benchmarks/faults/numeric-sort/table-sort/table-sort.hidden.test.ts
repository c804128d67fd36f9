import { compareValues, sortRows } from './table-sort';

const sorted = (values: (number | string | null)[], direction: 'asc' | 'desc' = 'asc') =>
  sortRows(
    values.map((value) => ({ value })),
    { column: 'value', direction },
  ).map((row) => row.value);

describe('sorting cells', () => {
  it.each([
    [
      [10, 9, 1, 100],
      [1, 9, 10, 100],
    ],
    [
      [-1, -10, 5, 0],
      [-10, -1, 0, 5],
    ],
    [
      [1.5, 1.25, 1.1],
      [1.1, 1.25, 1.5],
    ],
    [
      [1e21, 2, 1e-7],
      [1e-7, 2, 1e21],
    ],
    [
      ['b', 'a', 'C'],
      ['a', 'b', 'C'],
    ],
    [
      ['10', '9'],
      ['10', '9'],
    ],
    [
      ['x', 10, 'a', 9],
      [9, 10, 'a', 'x'],
    ],
    [
      [null, 20, 3],
      [3, 20, null],
    ],
    [[], []],
  ])('%j', (values, expected) => {
    expect(sorted(values)).toEqual(expected);
  });

  it('sorts numbers downwards', () => {
    expect(sorted([2, 10, null, -3, 33], 'desc')).toEqual([33, 10, 2, -3, null]);
  });

  it('sees no difference between equal values', () => {
    expect(compareValues(2, 2)).toBe(0);
    expect(compareValues('Ab', 'aB')).toBe(0);
    expect(Math.sign(compareValues(2, 10))).toBe(-1);
    expect(Math.sign(compareValues(10, 2))).toBe(1);
  });

  it('keeps the order of equal rows', () => {
    const rows = [
      { id: 'a', n: 5 },
      { id: 'b', n: 10 },
      { id: 'c', n: 5 },
    ];
    expect(sortRows(rows, { column: 'n', direction: 'asc' }).map((row) => row.id)).toEqual(['a', 'c', 'b']);
    expect(rows.map((row) => row.id)).toEqual(['a', 'b', 'c']);
  });
});

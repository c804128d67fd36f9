import { sortRows } from './sorter';
import type { Cell, Row, SortKey } from './sorter';

const values = (cells: (Cell | undefined)[], descending?: boolean) =>
  sortRows(
    cells.map((value) => (value === undefined ? {} : { value }) as Row),
    [{ column: 'value', descending }],
  ).map(({ value }) => value);

test('numbers and empty cells', () => {
  expect(values([null, 2, null, 10, 0, -1])).toEqual([-1, 0, 2, 10, null, null]);
  expect(values([null, 2, null, 10, 0, -1], true)).toEqual([10, 2, 0, -1, null, null]);
  expect(values([0, null], true)).toEqual([0, null]);
});

test('texts and empty cells', () => {
  expect(values(['b', null, '', 'a'])).toEqual(['', 'a', 'b', null]);
  expect(values(['b', null, '', 'a'], true)).toEqual(['b', 'a', '', null]);
});

test('missing cells', () => {
  expect(values([undefined, 1, 2], true)).toEqual([2, 1, undefined]);
  expect(values([undefined, 1, 2], false)).toEqual([1, 2, undefined]);
});

test('empty cells in the second column', () => {
  const rows: Row[] = [
    { group: 1, value: null, id: 'a' },
    { group: 2, value: 5, id: 'b' },
    { group: 1, value: 3, id: 'c' },
    { group: 2, value: null, id: 'd' },
    { group: null, value: 1, id: 'e' },
    { group: 1, value: 4, id: 'f' },
  ];
  const order = (...keys: SortKey[]) =>
    sortRows(rows, keys)
      .map(({ id }) => id)
      .join('');
  expect(order({ column: 'group' }, { column: 'value' })).toBe('cfabde');
  expect(order({ column: 'group' }, { column: 'value', descending: true })).toBe('fcabde');
  expect(order({ column: 'group', descending: true }, { column: 'value', descending: true })).toBe('bdfcae');
  expect(order({ column: 'group', descending: true }, { column: 'value' })).toBe('bdcfae');
});

test('equal rows keep their order', () => {
  const rows: Row[] = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, value: index % 2 === 0 ? null : 1 }));
  for (const descending of [true, false]) {
    expect(sortRows(rows, [{ column: 'value', descending }]).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
  }
  expect(sortRows(rows, [])).toEqual(rows);
  expect(sortRows(rows, [])).not.toBe(rows);
});

import { deserializeSort, serializeSort, sortIndicator, sortRows, toggleSort } from './sorting';
import type { Direction, Row } from './sorting';

const rows: Row[] = [
  { id: 1, name: 'file10', size: 5, due: null },
  { id: 2, name: 'File2', size: undefined, due: new Date(2000) },
  { id: 3, name: '', size: 0, due: new Date(1000) },
];
const ids = (column: string, direction: Direction) => sortRows(rows, [{ column, direction }]).map((row) => row.id);

test('sorts text naturally', () => {
  expect(ids('name', 'asc')).toEqual([2, 1, 3]);
});

test('sorts numbers and dates', () => {
  expect(ids('size', 'asc')).toEqual([3, 1, 2]);
  expect(ids('due', 'asc')).toEqual([3, 2, 1]);
});

test('sorts descending', () => {
  expect(ids('id', 'desc')).toEqual([3, 2, 1]);
});

test('empty cells stay at the end when sorting descending', () => {
  expect(ids('size', 'desc')).toEqual([1, 3, 2]);
  expect(ids('due', 'desc')).toEqual([2, 3, 1]);
});

test('clicks on headers', () => {
  let keys = toggleSort([], 'name');
  expect(sortIndicator(keys, 'name')).toBe('▲');
  keys = toggleSort(keys, 'size', true);
  keys = toggleSort(keys, 'name', true);
  expect(keys.map((key) => sortIndicator(keys, key.column))).toEqual(['▼1', '▲2']);
  expect(toggleSort(keys, 'name', true)).toEqual([{ column: 'size', direction: 'asc' }]);
});

test('address bar', () => {
  const columns = [
    { id: 'name', title: 'Name' },
    { id: 'age', title: 'Age' },
    { id: 'x', title: 'X', sortable: false },
  ];
  const keys = deserializeSort('-age,x,name,nope', columns);
  expect(serializeSort(keys)).toBe('-age,name');
});

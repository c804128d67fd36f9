import { sortRows, toggleSort } from './sorter';

const rows = [
  { name: 'Dora', age: 30 },
  { name: 'Ben', age: null },
  { name: 'Cleo', age: 9 },
  { name: 'Anna', age: 30 },
];
const names = (list: Record<string, unknown>[]) => list.map(({ name }) => name);

test('sorts by a column', () => {
  expect(names(sortRows(rows, [{ column: 'name' }]))).toEqual(['Anna', 'Ben', 'Cleo', 'Dora']);
  expect(names(sortRows(rows, [{ column: 'name', descending: true }]))).toEqual(['Dora', 'Cleo', 'Ben', 'Anna']);
});

test('sorts by two columns', () => {
  expect(names(sortRows(rows, [{ column: 'age' }, { column: 'name' }]))).toEqual(['Cleo', 'Anna', 'Dora', 'Ben']);
});

test('empty cells come last', () => {
  expect(names(sortRows(rows, [{ column: 'age' }]))).toEqual(['Cleo', 'Dora', 'Anna', 'Ben']);
  expect(names(sortRows(rows, [{ column: 'age', descending: true }]))).toEqual(['Dora', 'Anna', 'Cleo', 'Ben']);
});

test('clicks on a column', () => {
  const once = toggleSort([], 'age');
  const twice = toggleSort(once, 'age');
  expect(once).toEqual([{ column: 'age' }]);
  expect(twice).toEqual([{ column: 'age', descending: true }]);
  expect(toggleSort(twice, 'age')).toEqual([]);
  expect(toggleSort(twice, 'name')).toEqual([{ column: 'name' }]);
});

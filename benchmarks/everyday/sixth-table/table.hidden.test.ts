import { formatTable, totalsRow, type Cell, type Column } from './table';

const columns: Column[] = [{ title: 'A' }, { title: 'B', align: 'right' }, { title: 'C' }];

const lines = (rows: Cell[][], options?: { gap?: string }) => formatTable(columns, rows, options).split('\n');

test('short rows', () => {
  expect(lines([['x']])).toEqual(['A  B  C', '-  -  -', 'x']);
  expect(lines([['x', 12345]])).toEqual(['A      B  C', '-  -----  -', 'x  12345']);
  expect(lines([['x'], ['long', 22, 'z']])).toEqual(['A      B  C', '----  --  -', 'x', 'long  22  z']);
});

test('an empty row', () => {
  expect(lines([[], ['x', 1, 'y']])).toEqual(['A  B  C', '-  -  -', '', 'x  1  y']);
});

test('keeps the other columns in place', () => {
  expect(lines([['x'], ['y', 1]], { gap: '|' })).toEqual(['A|B|C', '-|-|-', 'x| |', 'y|1|']);
});

test('a zero and an empty text are cells', () => {
  expect(lines([['x', 0, 'y']])).toEqual(['A  B  C', '-  -  -', 'x  0  y']);
  expect(lines([['', 10, '']])).toEqual(['A   B  C', '-  --  -', '   10']);
  expect(lines([[0, -1, 0]])).toEqual(['A   B  C', '-  --  -', '0  -1  0']);
});

test('shows a text that reads undefined', () => {
  expect(lines([['undefined', 1]])).toEqual(['A          B  C', '---------  -  -', 'undefined  1']);
});

test('rows that are too long', () => {
  expect(lines([['x', 1, 'y', 'more']])).toEqual(['A  B  C', '-  -  -', 'x  1  y']);
});

test('wide titles', () => {
  expect(formatTable([{ title: 'Title' }, { title: 'Number', align: 'right' }], [['a'], ['b', 1]])).toBe(
    'Title  Number\n-----  ------\na\nb           1',
  );
});

test('with totals', () => {
  const rows: Cell[][] = [['a', 10], ['b'], ['c', 5, 'z']];
  expect(totalsRow(rows)).toEqual(['Total', 15, '']);
  expect(lines([...rows, totalsRow(rows)])).toEqual([
    'A       B  C',
    '-----  --  -',
    'a      10',
    'b',
    'c       5  z',
    'Total  15',
  ]);
});

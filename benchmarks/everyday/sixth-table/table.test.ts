import { formatTable, totalsRow, type Cell, type Column } from './table';

const columns: Column[] = [{ title: 'Name' }, { title: 'Size', align: 'right' }, { title: 'Note' }];

const text = (...lines: string[]) => lines.join('\n');

test('a table', () => {
  expect(
    formatTable(columns, [
      ['main.ts', 1024, 'entry'],
      ['a.ts', 7, 'x'],
    ]),
  ).toBe(
    text(
      'Name     Size  Note', //
      '-------  ----  -----',
      'main.ts  1024  entry',
      'a.ts        7  x',
    ),
  );
});

test('only titles', () => {
  expect(formatTable(columns, [])).toBe(text('Name  Size  Note', '----  ----  ----'));
});

test('another gap', () => {
  expect(formatTable([{ title: 'A' }, { title: 'B' }], [[1, 2]], { gap: ' | ' })).toBe(text('A | B', '- | -', '1 | 2'));
});

test('rows without a note', () => {
  expect(
    formatTable(columns, [
      ['main.ts', 1024],
      ['a.ts', 7, 'x'],
    ]),
  ).toBe(
    text(
      'Name     Size  Note', //
      '-------  ----  ----',
      'main.ts  1024',
      'a.ts        7  x',
    ),
  );
});

test('totals', () => {
  const rows: Cell[][] = [
    ['a', 1, 'x'],
    ['b', 2, 'y'],
  ];
  expect(totalsRow(rows)).toEqual(['Total', 3, '']);
});

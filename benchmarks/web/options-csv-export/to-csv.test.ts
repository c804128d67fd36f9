import { formatCell, formatRow, toCsv } from './to-csv';

test('cells are quoted when they have to be', () => {
  expect(formatCell('a,b')).toBe('"a,b"');
  expect(formatCell('say "hi"')).toBe('"say ""hi"""');
  expect(formatCell(12)).toBe('12');
  expect(formatCell(null)).toBe('');
});

test('rows take the delimiter', () => {
  expect(formatRow(['a;b', 'c,d'], { delimiter: ';' })).toBe('"a;b";c,d');
});

describe('toCsv', () => {
  const records = [{ name: 'Ann', city: 'Bonn' }, { name: 'Ben' }];

  it('writes header and lines', () => {
    expect(toCsv(records, ['name', 'city'])).toBe('name,city\r\nAnn,Bonn\r\nBen,\r\n');
  });

  it('writes for spreadsheets that split at semicolons', () => {
    expect(toCsv(records, ['name', 'city'], { delimiter: ';', eol: '\n' })).toBe('name;city\nAnn;Bonn\nBen;\n');
  });

  it('quotes everything on demand', () => {
    expect(toCsv([{ id: 1 }], ['id'], { quoteAll: true })).toBe('"id"\r\n"1"\r\n');
  });

  it('has a header without records', () => {
    expect(toCsv([], ['id', 'name'], { delimiter: '\t' })).toBe('id\tname\r\n');
  });
});

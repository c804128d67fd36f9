import { fileName, toCsv } from './csv-export';

const columns = [
  { title: 'Name', value: (row: { name: string; paid?: boolean | null }) => row.name },
  { title: 'Paid', value: (row: { name: string; paid?: boolean | null }) => row.paid },
];

describe('toCsv', () => {
  it('writes rows', () => {
    expect(toCsv([{ name: 'Ada', paid: true }, { name: 'Grace' }], columns)).toBe('Name,Paid\r\nAda,yes\r\nGrace,\r\n');
  });

  it('quotes a cell with a comma', () => {
    expect(toCsv([{ name: 'Lovelace, Ada' }], columns)).toBe('Name,Paid\r\n"Lovelace, Ada",\r\n');
  });

  it('doubles quotes', () => {
    expect(toCsv([{ name: 'Grace "Amazing" Hopper', paid: false }], columns, { header: false })).toBe(
      '"Grace ""Amazing"" Hopper",no\r\n',
    );
  });

  it('keeps signs that mean nothing in a CSV file', () => {
    expect(toCsv([{ name: 'R&D <lab>' }], columns, { header: false })).toBe('R&D <lab>,\r\n');
  });

  it('can begin with a byte order mark', () => {
    expect(toCsv([], columns, { byteOrderMark: true })).toBe('\uFEFFName,Paid\r\n');
  });
});

it('names the file', () => {
  expect(fileName('Open Invoices', new Date('2024-02-29T12:00:00Z'))).toBe('open-invoices-2024-02-29.csv');
});

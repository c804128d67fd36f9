import { invoices, nextInvoice } from './billing';

function days(count: number, start: string, every?: number): string[] {
  const list: string[] = [];
  for (const { due } of invoices(start, every)) {
    list.push(due);
    if (list.length === count) break;
  }
  return list;
}

test('a whole year from the 31st', () => {
  expect(days(13, '2022-12-31').map((day) => day.slice(2))).toEqual([
    '22-12-31',
    '23-01-31',
    '23-02-28',
    '23-03-31',
    '23-04-30',
    '23-05-31',
    '23-06-30',
    '23-07-31',
    '23-08-31',
    '23-09-30',
    '23-10-31',
    '23-11-30',
    '23-12-31',
  ]);
});

test('from the 30th and the 29th', () => {
  expect(days(4, '2023-01-30')).toEqual(['2023-01-30', '2023-02-28', '2023-03-30', '2023-04-30']);
  expect(days(4, '2023-01-29')).toEqual(['2023-01-29', '2023-02-28', '2023-03-29', '2023-04-29']);
});

test('from the last day of a short month', () => {
  expect(days(3, '2023-02-28')).toEqual(['2023-02-28', '2023-03-28', '2023-04-28']);
  expect(days(3, '2023-04-30')).toEqual(['2023-04-30', '2023-05-30', '2023-06-30']);
});

test('quarters', () => {
  expect(days(5, '2022-11-30', 3)).toEqual(['2022-11-30', '2023-02-28', '2023-05-30', '2023-08-30', '2023-11-30']);
});

test('years from a leap day', () => {
  expect(days(5, '2024-02-29', 12)).toEqual(['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']);
});

test('numbers and the next invoice', () => {
  expect(nextInvoice('2023-01-31', '2023-03-28')).toEqual({ number: 3, due: '2023-03-31' });
  expect(nextInvoice('2023-01-31', '2023-03-31')).toEqual({ number: 4, due: '2023-04-30' });
  expect(nextInvoice('2023-01-31', '2023-04-01', 2)).toEqual({ number: 3, due: '2023-05-31' });
  expect(() => nextInvoice('soon', '2023-01-01')).toThrow('Not a day');
});

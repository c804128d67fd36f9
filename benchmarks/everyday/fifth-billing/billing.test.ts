import { invoices, nextInvoice } from './billing';

function firstDays(count: number, start: string, every?: number): string[] {
  const days: string[] = [];
  for (const { due } of invoices(start, every)) {
    days.push(due);
    if (days.length === count) break;
  }
  return days;
}

test('every month on the same day', () => {
  expect(firstDays(4, '2024-11-15')).toEqual(['2024-11-15', '2024-12-15', '2025-01-15', '2025-02-15']);
});

test('every quarter', () => {
  expect(firstDays(3, '2024-11-01', 3)).toEqual(['2024-11-01', '2025-02-01', '2025-05-01']);
});

test('begun at the end of a month', () => {
  expect(firstDays(2, '2023-01-31')).toEqual(['2023-01-31', '2023-02-28']);
  expect(firstDays(5, '2024-01-31')).toEqual(['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30', '2024-05-31']);
});

test('the next invoice', () => {
  expect(nextInvoice('2024-03-10', '2024-05-20')).toEqual({ number: 4, due: '2024-06-10' });
  expect(nextInvoice('2024-03-10', '2024-03-09')).toEqual({ number: 1, due: '2024-03-10' });
});

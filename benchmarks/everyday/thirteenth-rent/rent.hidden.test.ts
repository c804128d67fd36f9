import { arrears, daysLate, dues } from './rent';

const days = (start: string, until: string) => [...dues({ start, rent: 1 }, until)].map((d) => d.date);

test('starts on the 29th, 30th and 31st go back to their day', () => {
  expect(days('2023-01-29', '2023-04-30')).toEqual(['2023-01-29', '2023-02-28', '2023-03-29', '2023-04-29']);
  expect(days('2023-12-30', '2024-03-31')).toEqual(['2023-12-30', '2024-01-30', '2024-02-29', '2024-03-30']);
  expect(days('2024-03-31', '2024-08-31')).toEqual([
    '2024-03-31',
    '2024-04-30',
    '2024-05-31',
    '2024-06-30',
    '2024-07-31',
    '2024-08-31',
  ]);
});

test('a start on the 30th or on a 28th does not become the last of the month', () => {
  expect(days('2023-04-30', '2023-07-31')).toEqual(['2023-04-30', '2023-05-30', '2023-06-30', '2023-07-30']);
  expect(days('2023-02-28', '2023-04-30')).toEqual(['2023-02-28', '2023-03-28', '2023-04-28']);
});

test('over several years, with a leap year', () => {
  const all = days('2022-10-31', '2025-03-31');
  expect(all).toHaveLength(30);
  expect(all.filter((d) => d.slice(5, 7) === '02')).toEqual(['2023-02-28', '2024-02-29', '2025-02-28']);
  expect(all.filter((d) => d.endsWith('-31')).length).toBe(18);
  expect(all.at(-1)).toBe('2025-03-31');
});

test('the due is not too early', () => {
  const contract = { start: '2023-01-31', rent: 70_000 };
  const payments = [{ date: '2023-02-01', amount: 140_000 }];
  expect(arrears(contract, payments, '2023-03-30')).toBe(0);
  expect(daysLate(contract, payments, '2023-03-30')).toBe(0);
  expect(arrears(contract, payments, '2023-03-31')).toBe(70_000);
  expect(daysLate(contract, payments, '2023-04-02')).toBe(2);
});

test('the end of the contract counts', () => {
  const contract = { start: '2023-01-31', end: '2023-03-30', rent: 10 };
  expect([...dues(contract, '2024-01-01')].map((d) => d.date)).toEqual(['2023-01-31', '2023-02-28']);
});

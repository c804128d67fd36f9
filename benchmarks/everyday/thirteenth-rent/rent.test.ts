import { addMonths, arrears, daysLate, dues } from './rent';

test('adds months', () => {
  expect(addMonths('2024-01-15', 1)).toBe('2024-02-15');
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
  expect(addMonths('2024-01-31', 2)).toBe('2024-03-31');
  expect(addMonths('2023-11-30', 3)).toBe('2024-02-29');
});

test('due every month until the end of the contract', () => {
  const contract = { start: '2024-05-01', end: '2024-07-31', rent: 80_000 };
  expect([...dues(contract, '2030-01-01')]).toEqual([
    { date: '2024-05-01', amount: 80_000 },
    { date: '2024-06-01', amount: 80_000 },
    { date: '2024-07-01', amount: 80_000 },
  ]);
});

test('contract from the end of January', () => {
  const contract = { start: '2023-01-31', rent: 50_000 };
  expect([...dues(contract, '2023-05-31')].map((d) => d.date)).toEqual([
    '2023-01-31',
    '2023-02-28',
    '2023-03-31',
    '2023-04-30',
    '2023-05-31',
  ]);
});

test('the rent steps up every year', () => {
  const amounts = [...dues({ start: '2022-03-10', rent: 100_000, stepPercent: 2 }, '2024-03-10')].map((d) => d.amount);
  expect(amounts).toHaveLength(25);
  expect([amounts[0], amounts[11], amounts[12], amounts[24]]).toEqual([100_000, 100_000, 102_000, 104_040]);
});

test('arrears', () => {
  const contract = { start: '2024-01-05', rent: 60_000 };
  const payments = [
    { date: '2024-01-05', amount: 60_000 },
    { date: '2024-02-20', amount: 40_000 },
  ];
  expect(arrears(contract, payments, '2024-02-04')).toBe(0);
  expect(arrears(contract, payments, '2024-03-01')).toBe(20_000);
  expect(daysLate(contract, payments, '2024-03-01')).toBe(25);
  expect(daysLate(contract, payments, '2024-01-20')).toBe(0);
});

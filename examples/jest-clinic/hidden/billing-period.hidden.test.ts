import { daysInMonth, periodOf } from '../src/billing-period';

test('all months of four years', () => {
  const plain = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  for (const year of [2023, 2025, 2100]) {
    expect(plain.map((_, i) => daysInMonth(year, i + 1))).toEqual(plain);
  }
  expect(plain.map((_, i) => daysInMonth(2024, i + 1))).toEqual([31, 29, ...plain.slice(2)]);
});

test('periods', () => {
  expect(periodOf('2024-02-10')).toEqual({ from: '2024-02-01', to: '2024-02-29', days: 29 });
  expect(periodOf('2025-12-31')).toEqual({ from: '2025-12-01', to: '2025-12-31', days: 31 });
  expect(periodOf('2025-03-31', 'quarterly')).toEqual({ from: '2025-01-01', to: '2025-03-31', days: 90 });
  expect(periodOf('2025-10-01', 'quarterly')).toEqual({ from: '2025-10-01', to: '2025-12-31', days: 92 });
});

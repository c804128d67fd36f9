import { FiscalCalendar } from './fiscal';

const october = new FiscalCalendar(10);
const april = new FiscalCalendar(4);

test('the fiscal year of a day', () => {
  expect(october.yearOf('2023-09-30')).toBe(2023);
  expect(october.yearOf('2023-10-01')).toBe(2024);
  expect(april.yearOf('2024-03-31')).toBe(2024);
  expect(april.yearOf('2024-04-01')).toBe(2025);
  expect(() => april.yearOf('today')).toThrow(TypeError);
  expect(() => new FiscalCalendar(13)).toThrow(RangeError);
});

test('months and quarters', () => {
  expect(october.monthOf('2023-10-31')).toBe(1);
  expect(october.monthOf('2024-09-01')).toBe(12);
  expect(october.quarterOf('2023-12-31')).toBe(1);
  expect(october.quarterOf('2024-01-01')).toBe(2);
});

test('periods', () => {
  expect(october.year(2024)).toEqual({ name: 'FY2024', from: '2023-10-01', to: '2024-09-30' });
  expect(october.quarter(2024, 2)).toEqual({ name: 'FY2024-Q2', from: '2024-01-01', to: '2024-03-31' });
  expect(april.month(2024, 11)).toEqual({ name: 'FY2024-P11', from: '2024-02-01', to: '2024-02-29' });
});

test('what to compare with', () => {
  expect(october.previousQuarter('2023-11-11').name).toBe('FY2023-Q4');
  expect(october.previousQuarter('2024-02-11').name).toBe('FY2024-Q1');
  expect(april.yearToDate('2024-02-10')).toEqual({ name: 'FY2024', from: '2023-04-01', to: '2024-02-10' });
});

test('companies that go by the calendar year', () => {
  const january = new FiscalCalendar(1);
  expect(january.yearOf('2024-05-05')).toBe(2024);
  expect(january.year(2024)).toEqual({ name: 'FY2024', from: '2024-01-01', to: '2024-12-31' });
});

test('sums by quarter', () => {
  const sums = october.byQuarter([
    { day: '2024-01-05', amount: 5 },
    { day: '2023-10-05', amount: 1 },
    { day: '2023-12-31', amount: 2 },
  ]);
  expect([...sums]).toEqual([
    ['FY2024-Q1', 3],
    ['FY2024-Q2', 5],
  ]);
});

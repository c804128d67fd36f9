import { FiscalCalendar } from './fiscal';

const january = new FiscalCalendar(1);

test('every day lies in its own periods, whatever the start', () => {
  for (let start = 1; start <= 12; start++) {
    const calendar = new FiscalCalendar(start);
    for (let month = 1; month <= 12; month++) {
      for (const d of ['01', '15', '28']) {
        const day = `2023-${String(month).padStart(2, '0')}-${d}`;
        const year = calendar.yearOf(day);
        for (const { from, to } of [
          calendar.year(year),
          calendar.quarter(year, calendar.quarterOf(day)),
          calendar.month(year, calendar.monthOf(day)),
        ]) {
          expect(from <= day && day <= to).toBe(true);
        }
      }
    }
  }
});

test('years are named after the calendar year they end in', () => {
  for (let start = 1; start <= 12; start++) {
    expect(new FiscalCalendar(start).year(2024).to.slice(0, 4)).toBe('2024');
  }
});

test('calendar years', () => {
  expect(january.yearOf('2023-01-01')).toBe(2023);
  expect(january.yearOf('2023-12-31')).toBe(2023);
  expect(january.quarter(2023, 1)).toEqual({ name: 'FY2023-Q1', from: '2023-01-01', to: '2023-03-31' });
  expect(january.month(2024, 2)).toEqual({ name: 'FY2024-P02', from: '2024-02-01', to: '2024-02-29' });
});

test('comparing in calendar years', () => {
  expect(january.previousQuarter('2024-02-01')).toEqual({ name: 'FY2023-Q4', from: '2023-10-01', to: '2023-12-31' });
  expect(january.previousQuarter('2024-12-01').name).toBe('FY2024-Q3');
  expect(january.yearToDate('2024-07-14')).toEqual({ name: 'FY2024', from: '2024-01-01', to: '2024-07-14' });
});

test('sums in calendar years', () => {
  const sums = january.byQuarter([
    { day: '2024-01-01', amount: 4 },
    { day: '2023-12-31', amount: 3 },
    { day: '2024-03-31', amount: 6 },
  ]);
  expect([...sums]).toEqual([
    ['FY2023-Q4', 3],
    ['FY2024-Q1', 10],
  ]);
});

test('starts in February and December', () => {
  const february = new FiscalCalendar(2);
  expect([february.yearOf('2024-01-31'), february.yearOf('2024-02-01')]).toEqual([2024, 2025]);
  expect(february.year(2025)).toEqual({ name: 'FY2025', from: '2024-02-01', to: '2025-01-31' });
  const december = new FiscalCalendar(12);
  expect([december.yearOf('2023-11-30'), december.yearOf('2023-12-01')]).toEqual([2023, 2024]);
  expect(december.quarter(2024, 1)).toEqual({ name: 'FY2024-Q1', from: '2023-12-01', to: '2024-02-29' });
});

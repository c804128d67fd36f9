import { isoWeek, weekLabel } from './week-year';

test('within the year', () => {
  expect(isoWeek(new Date('2024-02-15'))).toEqual({ year: 2024, week: 7 });
  expect(isoWeek(new Date('2024-02-18'))).toEqual({ year: 2024, week: 7 });
  expect(isoWeek(new Date('2024-02-19'))).toEqual({ year: 2024, week: 8 });
});

test('the first days of January', () => {
  expect(isoWeek(new Date('2021-01-03'))).toEqual({ year: 2020, week: 53 });
  expect(isoWeek(new Date('2021-01-04'))).toEqual({ year: 2021, week: 1 });
});

test('the last days of December', () => {
  expect(weekLabel(new Date('2024-12-29'))).toBe('2024-W52');
  expect(weekLabel(new Date('2024-12-30'))).toBe('2025-W01');
});

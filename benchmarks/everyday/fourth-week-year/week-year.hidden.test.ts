import { isoWeek, weekLabel } from './week-year';

test.each([
  ['2005-01-01', '2004-W53'],
  ['2005-01-02', '2004-W53'],
  ['2005-12-31', '2005-W52'],
  ['2006-01-01', '2005-W52'],
  ['2006-01-02', '2006-W01'],
  ['2007-01-01', '2007-W01'],
  ['2007-12-30', '2007-W52'],
  ['2007-12-31', '2008-W01'],
  ['2008-12-28', '2008-W52'],
  ['2008-12-29', '2009-W01'],
  ['2009-12-31', '2009-W53'],
  ['2010-01-03', '2009-W53'],
  ['2010-01-04', '2010-W01'],
  ['2024-01-01', '2024-W01'],
  ['2024-07-07', '2024-W27'],
  ['2024-07-08', '2024-W28'],
  ['2026-12-31', '2026-W53'],
])('%s', (date, label) => {
  expect(weekLabel(new Date(date))).toBe(label);
});

test('late in the day', () => {
  expect(isoWeek(new Date('2022-01-02T23:59:59Z'))).toEqual({ year: 2021, week: 52 });
  expect(isoWeek(new Date('2022-01-03T00:00:00Z'))).toEqual({ year: 2022, week: 1 });
});

test('the date stays as it is', () => {
  const date = new Date('2021-01-01T12:00:00Z');
  expect(isoWeek(date)).toEqual({ year: 2020, week: 53 });
  expect(date.toISOString()).toBe('2021-01-01T12:00:00.000Z');
});

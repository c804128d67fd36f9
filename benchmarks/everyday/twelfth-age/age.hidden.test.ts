import { ageOn, daysInMonth, formatAge, parseDay, type Day } from './age';

const age = (birth: string, on: string) => ageOn(parseDay(birth), parseDay(on));

/** the day that completes so many months, clamped to the month */
function afterMonths(birth: Day, months: number): number {
  const total = birth.year * 12 + birth.month - 1 + months;
  const [year, month] = [Math.floor(total / 12), (total % 12) + 1];
  return Date.UTC(year, month - 1, Math.min(birth.day, daysInMonth(year, month)));
}

test('agrees with counting days, over two years', () => {
  for (const text of ['2022-12-05', '2023-01-15', '2023-02-10', '2023-03-20', '2023-04-25', '2024-02-12']) {
    const birth = parseDay(text);
    for (let n = 0; n < 730; n += 1) {
      const date = new Date(Date.UTC(birth.year, birth.month - 1, birth.day + n));
      const on = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
      const { years, months, days } = ageOn(birth, on);
      expect(afterMonths(birth, years * 12 + months) + days * 86_400_000).toBe(date.getTime());
    }
  }
});

test('across the end of February', () => {
  expect(age('2023-05-15', '2024-03-01')).toEqual({ years: 0, months: 9, days: 15 });
  expect(age('2022-05-15', '2023-03-01')).toEqual({ years: 0, months: 9, days: 14 });
  expect(age('2000-02-29', '2024-03-28')).toEqual({ years: 24, months: 0, days: 28 });
});

test('across the end of the year', () => {
  expect(age('2023-12-20', '2024-01-05')).toEqual({ years: 0, months: 0, days: 16 });
  expect(age('2020-07-20', '2024-01-05')).toEqual({ years: 3, months: 5, days: 16 });
});

test('after a month of 30 days', () => {
  expect(age('2010-08-25', '2024-05-03')).toEqual({ years: 13, months: 8, days: 8 });
  expect(age('2010-06-25', '2024-06-03')).toEqual({ years: 13, months: 11, days: 9 });
});

test('born at the end of a long month', () => {
  expect(age('2023-03-31', '2023-05-01')).toEqual({ years: 0, months: 1, days: 1 });
  expect(age('2023-01-30', '2024-03-02')).toEqual({ years: 1, months: 1, days: 2 });
});

test('on the chart', () => {
  expect(formatAge(age('2023-01-20', '2023-03-10'))).toBe('1 month, 18 days');
  expect(formatAge(age('2024-02-20', '2024-03-10'))).toBe('19 days');
  expect(formatAge(age('2024-05-01', '2024-05-01'))).toBe('0 days');
});

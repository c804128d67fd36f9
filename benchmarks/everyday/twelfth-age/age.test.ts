import { ageOn, compareDays, daysInMonth, formatAge, nextBirthday, parseDay } from './age';

const age = (birth: string, on: string) => ageOn(parseDay(birth), parseDay(on));

test('reads days', () => {
  expect(parseDay('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 });
  expect(() => parseDay('2023-02-29')).toThrow('no such day');
  expect(() => parseDay('29.2.2024')).toThrow('not a date');
  expect(compareDays(parseDay('2024-01-31'), parseDay('2024-02-01'))).toBeLessThan(0);
});

test('months', () => {
  expect([1, 2, 4, 12].map((m) => daysInMonth(2024, m))).toEqual([31, 29, 30, 31]);
  expect(daysInMonth(1900, 2)).toBe(28);
});

test('full years and months', () => {
  expect(age('2000-05-17', '2024-05-17')).toEqual({ years: 24, months: 0, days: 0 });
  expect(age('2000-05-17', '2024-03-20')).toEqual({ years: 23, months: 10, days: 3 });
  expect(() => age('2024-05-17', '2024-05-16')).toThrow('not born yet');
});

test('born on the 31st', () => {
  expect(age('2023-01-31', '2023-03-01')).toEqual({ years: 0, months: 1, days: 1 });
});

test('days since the last full month', () => {
  expect(age('2023-01-20', '2023-03-10')).toEqual({ years: 0, months: 1, days: 18 });
  expect(age('2019-01-20', '2024-05-10')).toEqual({ years: 5, months: 3, days: 20 });
});

test('as on the chart', () => {
  expect(formatAge({ years: 0, months: 0, days: 1 })).toBe('1 day');
  expect(formatAge({ years: 0, months: 2, days: 5 })).toBe('2 months, 5 days');
  expect(formatAge({ years: 2, months: 1, days: 9 })).toBe('25 months');
  expect(formatAge({ years: 41, months: 1, days: 9 })).toBe('41 years');
});

test('next birthday', () => {
  expect(nextBirthday(parseDay('2000-02-29'), parseDay('2023-02-01'))).toEqual(parseDay('2023-02-28'));
  expect(nextBirthday(parseDay('2000-02-29'), parseDay('2023-03-01'))).toEqual(parseDay('2024-02-29'));
});

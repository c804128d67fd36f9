import { addDays, startOfWeek, weekOf } from './weeks';

test('each day of ten weeks', () => {
  for (let week = 0; week < 10; week++) {
    const monday = addDays('2024-12-02', 7 * week);
    for (let day = 0; day < 7; day++) expect(startOfWeek(addDays(monday, day))).toBe(monday);
  }
});

test('around a leap day and a new year', () => {
  expect(startOfWeek('2024-03-03')).toBe('2024-02-26');
  expect(startOfWeek('2025-01-01')).toBe('2024-12-30');
  expect(weekOf('2023-01-01')).toEqual({ monday: '2022-12-26', sunday: '2023-01-01' });
});

import { addDays, salesByWeek, startOfWeek, weekOf } from './weeks';

it('adds days over the end of a month', () => {
  expect(addDays('2025-01-30', 3)).toBe('2025-02-02');
});

it('starts on Monday', () => {
  expect(startOfWeek('2025-06-05')).toBe('2025-06-02');
  expect(startOfWeek('2025-06-02')).toBe('2025-06-02');
});

it('ends on Sunday', () => {
  expect(weekOf('2025-06-08')).toEqual({ monday: '2025-06-02', sunday: '2025-06-08' });
});

it('adds up the sales of a week', () => {
  const sales = [
    { day: '2025-06-06', cents: 500 },
    { day: '2025-06-08', cents: 250 },
    { day: '2025-06-09', cents: 100 },
  ];
  expect([...salesByWeek(sales)]).toEqual([
    ['2025-06-02', 750],
    ['2025-06-09', 100],
  ]);
});

it('has nothing to add up', () => {
  expect(salesByWeek([]).size).toBe(0);
});

import { addMonths, leave, next, schedule, vested, type Grant } from './vesting';

const even: Grant = { id: 'g1', shares: 4800, start: '2023-01-15', cliff: 12, months: 48 };
const odd: Grant = { id: 'g2', shares: 1000, start: '2023-03-31', cliff: 6, months: 36, every: 3 };

test('adds months', () => {
  expect(addMonths('2023-01-31', 1)).toBe('2023-02-28');
  expect(addMonths('2023-11-30', 3)).toBe('2024-02-29');
  expect(addMonths('2023-12-01', 12)).toBe('2024-12-01');
  expect(() => addMonths('1.2.2023', 1)).toThrow(TypeError);
});

test('nothing before the cliff, then all months at once', () => {
  expect(vested(even, '2024-01-14')).toBe(0);
  expect(vested(even, '2024-01-15')).toBe(1200);
  expect(vested(even, '2024-02-15')).toBe(1300);
});

test('everything in the end', () => {
  expect(schedule(even)).toHaveLength(37);
  expect(vested(even, '2027-01-15')).toBe(4800);
  expect(vested(odd, '2026-03-31')).toBe(1000);
});

test('leaving', () => {
  expect(leave([even], '2025-01-20')).toEqual({ kept: 2400, returned: 2400 });
  expect(leave([], '2025-01-20')).toEqual({ kept: 0, returned: 0 });
});

test('the next vesting', () => {
  expect(next([even, { ...even, id: 'g3', shares: 480 }], '2024-01-15')).toEqual({
    date: '2024-02-15',
    shares: 110,
  });
  expect(next([even], '2027-01-15')).toBeUndefined();
});

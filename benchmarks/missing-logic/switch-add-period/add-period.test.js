import { addPeriod } from './add-period';

test('days', () => {
  expect(addPeriod('2025-01-30', 3, 'day')).toBe('2025-02-02');
});

test('weeks', () => {
  expect(addPeriod('2025-01-01', 2, 'week')).toBe('2025-01-15');
  expect(addPeriod('2025-01-01', 1, 'week')).toBe('2025-01-08');
});

test('months', () => {
  expect(addPeriod('2025-01-01', 1, 'month')).toBe('2025-01-31');
});

test('others', () => {
  expect(() => addPeriod('2025-01-01', 1, 'eon')).toThrow('unknown period "eon"');
});

import { addMonths, dueOn, nextRenewal, renewals } from './renewal';

describe('adding months', () => {
  it.each([
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2025-01-30', 1, '2025-02-28'],
    ['2025-01-29', 1, '2025-02-28'],
    ['2025-01-28', 1, '2025-02-28'],
    ['2025-02-28', 1, '2025-03-28'],
    ['2025-03-31', 1, '2025-04-30'],
    ['2025-03-31', 3, '2025-06-30'],
    ['2025-12-31', 2, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2025-05-31', 0, '2025-05-31'],
    ['2025-03-31', -1, '2025-02-28'],
    ['2025-12-01', 1, '2026-01-01'],
    ['2025-07-31', 1, '2025-08-31'],
  ])('%s + %i', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  it('never shifts the day for good', () => {
    expect(renewals({ id: 'x', startedOn: '2025-01-31', interval: 'month' }, 12)).toEqual([
      '2025-02-28',
      '2025-03-31',
      '2025-04-30',
      '2025-05-31',
      '2025-06-30',
      '2025-07-31',
      '2025-08-31',
      '2025-09-30',
      '2025-10-31',
      '2025-11-30',
      '2025-12-31',
      '2026-01-31',
    ]);
  });

  it('finds what is due on the last of February', () => {
    const subscriptions = [28, 29, 30, 31].map((day) => ({
      id: `d${day}`,
      startedOn: `2025-01-${day}`,
      interval: 'month' as const,
    }));
    expect(dueOn(subscriptions, '2025-02-28')).toEqual(['d28', 'd29', 'd30', 'd31']);
    expect(nextRenewal(subscriptions[3]!, '2025-02-28')).toBe('2025-03-31');
  });
});

import { addMonths, daysInMonth, dueOn, nextRenewal, renewals } from './renewal';

const monthly = { id: 's1', startedOn: '2025-01-31', interval: 'month' } as const;
const yearly = { id: 's2', startedOn: '2024-02-29', interval: 'year' } as const;
const quarterly = { id: 's3', startedOn: '2025-01-15', interval: 'quarter' } as const;

describe('renewals', () => {
  it('knows the length of months', () => {
    expect(daysInMonth(2024, 1)).toBe(29);
    expect(daysInMonth(2025, 1)).toBe(28);
    expect(daysInMonth(2025, 11)).toBe(31);
  });

  it('adds months', () => {
    expect(addMonths('2025-01-15', 1)).toBe('2025-02-15');
    expect(addMonths('2025-11-30', 2)).toBe('2026-01-30');
  });

  it('stays in a shorter month', () => {
    expect(addMonths('2025-08-31', 1)).toBe('2025-09-30');
  });

  it('renews on the last day', () => {
    expect(renewals(monthly, 3)).toEqual(['2025-02-28', '2025-03-31', '2025-04-30']);
  });

  it('renews a leap day', () => {
    expect(nextRenewal(yearly, '2024-12-01')).toBe('2025-02-28');
  });

  it('renews every quarter', () => {
    expect(renewals(quarterly, 4)).toEqual(['2025-04-15', '2025-07-15', '2025-10-15', '2026-01-15']);
  });

  it('stops with the cancellation', () => {
    expect(nextRenewal({ ...quarterly, cancelledOn: '2025-03-01' }, '2025-02-01')).toBeUndefined();
  });

  it('finds what is due', () => {
    expect(dueOn([monthly, quarterly], '2025-07-15')).toEqual(['s3']);
  });
});

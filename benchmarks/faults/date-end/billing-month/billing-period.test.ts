import { daysIn, endOfMonth, firstInvoiceCents, monthOf, nextPeriod, parseDay, startOfMonth } from './billing-period';

describe('billing period', () => {
  it('starts on the first', () => {
    expect(startOfMonth('2025-04-17')).toBe('2025-04-01');
  });

  it('ends on the last day of the month', () => {
    expect(endOfMonth('2025-04-17')).toBe('2025-04-30');
  });

  it('knows the end of the year', () => {
    expect(monthOf('2025-12-05')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  });

  it('counts both ends', () => {
    expect(daysIn({ from: '2025-01-01', to: '2025-01-01' })).toBe(1);
    expect(daysIn({ from: '2025-01-30', to: '2025-02-02' })).toBe(4);
  });

  it('charges the days that are left', () => {
    expect(firstInvoiceCents(3000, '2025-06-16')).toBe(1500);
  });

  it('goes on with the month after', () => {
    expect(nextPeriod({ from: '2025-01-01', to: '2025-01-31' })).toEqual({ from: '2025-02-01', to: '2025-02-28' });
  });

  it('refuses what is not a day', () => {
    expect(() => parseDay('tomorrow')).toThrow('Not a day: tomorrow');
  });
});

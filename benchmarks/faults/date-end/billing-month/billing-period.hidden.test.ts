import { endOfMonth, firstInvoiceCents, monthOf, nextPeriod } from './billing-period';

describe('end of month', () => {
  it.each([
    ['2025-01-01', '2025-01-31'],
    ['2025-01-31', '2025-01-31'],
    ['2025-02-10', '2025-02-28'],
    ['2024-02-10', '2024-02-29'],
    ['2024-02-29', '2024-02-29'],
    ['2000-02-01', '2000-02-29'],
    ['1900-02-01', '1900-02-28'],
    ['2025-03-31', '2025-03-31'],
    ['2025-06-30', '2025-06-30'],
    ['2025-11-01', '2025-11-30'],
    ['2025-12-31', '2025-12-31'],
  ])('of %s', (day, end) => {
    expect(endOfMonth(day)).toBe(end);
  });

  it('stays within the month for every day of a leap year', () => {
    for (let offset = 0; offset < 366; offset++) {
      const day = new Date(Date.UTC(2024, 0, 1 + offset)).toISOString().slice(0, 10);
      const end = endOfMonth(day);
      expect(end.slice(0, 7)).toBe(day.slice(0, 7));
      expect(end >= day).toBe(true);
    }
  });

  it('goes through a year', () => {
    let period = monthOf('2024-01-01');
    for (let month = 0; month < 12; month++) period = nextPeriod(period);
    expect(period).toEqual({ from: '2025-01-01', to: '2025-01-31' });
  });

  it('charges a whole month from the first day on, and one day on the last', () => {
    expect(firstInvoiceCents(3100, '2025-01-01')).toBe(3100);
    expect(firstInvoiceCents(3100, '2025-01-31')).toBe(100);
    expect(firstInvoiceCents(2900, '2024-02-29')).toBe(100);
  });
});

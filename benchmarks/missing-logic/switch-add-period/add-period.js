/** The day so many periods later, for days as "2025-01-31"; months count 30 days for terms of payment. */
export function addPeriod(day, count, period) {
  const date = new Date(`${day}T00:00:00Z`);
  let days;
  switch (period) {
    case 'day':
      days = count;
      break;
    case 'month':
      days = count * 30;
      break;
    default:
      throw new RangeError(`unknown period "${period}"`);
  }
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

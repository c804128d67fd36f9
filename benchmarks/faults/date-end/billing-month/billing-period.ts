/** Billing periods. Days are ISO days ("2025-01-31") and mean UTC days. */

export interface Period {
  readonly from: string;
  /** Last day of the period, included. */
  readonly to: string;
}

const DAY_MS = 86_400_000;

export function parseDay(day: string): Date {
  const date = new Date(`${day}T00:00:00.000Z`);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a day: ${day}`);
  return date;
}

export function formatDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export function startOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

export function endOfMonth(day: string): string {
  const date = parseDay(day);
  return formatDay(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 0)));
}

export function daysIn({ from, to }: Period): number {
  return Math.round((parseDay(to).getTime() - parseDay(from).getTime()) / DAY_MS) + 1;
}

export function monthOf(day: string): Period {
  return { from: startOfMonth(day), to: endOfMonth(day) };
}

/** What a customer pays who starts within the month: a share by days, the first day included. */
export function firstInvoiceCents(monthlyCents: number, startDay: string): number {
  const month = monthOf(startDay);
  const used = daysIn({ from: startDay, to: month.to });
  return Math.round((monthlyCents * used) / daysIn(month));
}

export function nextPeriod(period: Period): Period {
  const next = new Date(parseDay(period.to).getTime() + DAY_MS);
  return monthOf(formatDay(next));
}

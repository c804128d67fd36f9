/** Weeks of the sales report: Monday to Sunday, in UTC. Days are ISO days ("2025-01-31"). */

export interface Week {
  readonly monday: string;
  readonly sunday: string;
}

export interface Sale {
  readonly day: string;
  readonly cents: number;
}

function parseDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function formatDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  const date = parseDay(day);
  date.setUTCDate(date.getUTCDate() + days);
  return formatDay(date);
}

/** The Monday of the week in which the day lies. */
export function startOfWeek(day: string): string {
  const weekday = parseDay(day).getUTCDay();
  return addDays(day, 1 - weekday);
}

export function weekOf(day: string): Week {
  const monday = startOfWeek(day);
  return { monday, sunday: addDays(monday, 6) };
}

/** Cents by the Monday of the week. */
export function salesByWeek(sales: readonly Sale[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { day, cents } of sales) {
    const monday = startOfWeek(day);
    totals.set(monday, (totals.get(monday) ?? 0) + cents);
  }
  return totals;
}

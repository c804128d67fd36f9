/**
 * Dates of recurring appointments, all in UTC and as 'YYYY-MM-DD'.
 */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface WeeklyRule {
  start: string;
  /** every how many weeks; 1 for every week */
  interval: number;
  /** 0 is Sunday */
  weekdays: readonly Weekday[];
  /** the last day on which it may take place */
  until?: string;
  count?: number;
  except?: readonly string[];
}

const DAY = 86_400_000;

const toDay = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY;
const toDate = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
const weekdayOf = (day: number): Weekday => new Date(day * DAY).getUTCDay() as Weekday;

/** Weeks start on Monday. */
const mondayOf = (day: number): number => day - ((weekdayOf(day) + 6) % 7);

export function* occurrences(rule: WeeklyRule): Generator<string> {
  if (rule.interval < 1 || rule.weekdays.length === 0) return;
  const start = toDay(rule.start);
  const until = rule.until === undefined ? Infinity : toDay(rule.until);
  let left = rule.count ?? Infinity;

  for (let day = start; day <= until && left > 0; day++) {
    const week = Math.floor((day - mondayOf(start)) / 7);
    if (week % rule.interval !== 0) continue;
    if (!rule.weekdays.includes(weekdayOf(day))) continue;
    left--;
    const date = toDate(day);
    if (!rule.except?.includes(date)) yield date;
  }
}

/** The seven days of the calendar's week view. */
export function weekView(date: string): string[] {
  const monday = mondayOf(toDay(date));
  return Array.from({ length: 7 }, (_, index) => toDate(monday + index));
}

/** The occurrences from one day up to another, both included. */
export function between(rule: WeeklyRule, from: string, to: string): string[] {
  const dates: string[] = [];
  for (const date of occurrences(rule)) {
    if (date > to) break;
    if (date >= from) dates.push(date);
  }
  return dates;
}

export function nextAfter(rule: WeeklyRule, date: string): string | null {
  for (const occurrence of occurrences(rule)) {
    if (occurrence > date) return occurrence;
  }
  return null;
}

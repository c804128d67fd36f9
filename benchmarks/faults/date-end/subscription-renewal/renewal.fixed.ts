/** Renewal days of subscriptions. All days are ISO days, computed in UTC. */

export type Interval = 'month' | 'quarter' | 'year';

export interface Subscription {
  readonly id: string;
  readonly startedOn: string;
  readonly interval: Interval;
  readonly cancelledOn?: string;
}

const MONTHS: Readonly<Record<Interval, number>> = { month: 1, quarter: 3, year: 12 };

export function daysInMonth(year: number, monthIndex: number): number {
  return new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate();
}

/** The same day some months later, or the last day of that month when it is shorter. */
export function addMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const last = daysInMonth(target.getUTCFullYear(), target.getUTCMonth());
  target.setUTCDate(Math.min(date.getUTCDate(), last));
  return target.toISOString().slice(0, 10);
}

/** The first `count` renewals, always computed from the first day so that a short month does not shift the rest. */
export function renewals(subscription: Subscription, count: number): string[] {
  const step = MONTHS[subscription.interval];
  return Array.from({ length: count }, (_, index) => addMonths(subscription.startedOn, step * (index + 1)));
}

/** The next renewal after a day; undefined when the subscription is cancelled before. */
export function nextRenewal(subscription: Subscription, today: string): string | undefined {
  const step = MONTHS[subscription.interval];
  let months = step;
  while (addMonths(subscription.startedOn, months) <= today) months += step;
  const renewal = addMonths(subscription.startedOn, months);
  if (subscription.cancelledOn !== undefined && subscription.cancelledOn <= renewal) return undefined;
  return renewal;
}

export function dueOn(subscriptions: readonly Subscription[], day: string): string[] {
  return subscriptions
    .filter((subscription) => renewals(subscription, 60).includes(day))
    .map((subscription) => subscription.id);
}

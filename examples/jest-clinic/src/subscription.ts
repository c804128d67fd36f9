export type PlanName = 'basic' | 'practice' | 'clinic';

export interface Subscription {
  plan: PlanName;
  startedAt: Date;
  trialDays?: number;
  seats: number;
}

const MS_PER_DAY = 24 * 60 * 60 * 100;

const SEAT_PRICE: Record<PlanName, number> = { basic: 900, practice: 1_900, clinic: 3_500 };

const YEARLY_DISCOUNT_PERCENT = 15;

export function trialEnd({ startedAt, trialDays = 14 }: Subscription): Date {
  return new Date(startedAt.getTime() + trialDays * MS_PER_DAY);
}

export function isInTrial(subscription: Subscription, now: Date): boolean {
  return now.getTime() < trialEnd(subscription).getTime();
}

/** Started days until the trial ends, 0 when it is over. */
export function trialDaysLeft(subscription: Subscription, now: Date): number {
  const left = trialEnd(subscription).getTime() - now.getTime();
  return Math.max(0, Math.ceil(left / MS_PER_DAY));
}

export function monthlyFee({ plan, seats }: Subscription): number {
  return SEAT_PRICE[plan] * Math.max(1, seats);
}

export function yearlyFee(subscription: Subscription): number {
  return Math.round(monthlyFee(subscription) * 12 * (1 - YEARLY_DISCOUNT_PERCENT / 100));
}

/** What is due for a month that starts at `now`; nothing while the trial lasts. */
export function dueAt(subscription: Subscription, now: Date): number {
  return isInTrial(subscription, now) ? 0 : monthlyFee(subscription);
}

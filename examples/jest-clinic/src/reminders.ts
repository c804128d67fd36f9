export type Channel = 'sms' | 'email' | 'letter';

export interface Visit {
  patient: string;
  date: string;
  channel?: Channel;
}

export interface Reminder {
  patient: string;
  channel: Channel;
  text: string;
}

const LEAD_DAYS: Record<Channel, number> = { sms: 1, email: 3, letter: 7 };

const dayNumber = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`) / 86_400_000;

/** Whole days from one date to another, negative when `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

export function phrase(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** The reminder to send today for a visit, or null when today is not the day for it. */
export function reminderFor({ patient, date, channel = 'sms' }: Visit, today: string): Reminder | null {
  const ahead = daysBetween(date, today);
  if (ahead !== LEAD_DAYS[channel]) {
    return null;
  }
  return { patient, channel, text: `Your appointment is ${phrase(ahead)} (${date}).` };
}

export function remindersOf(visits: Iterable<Visit>, today: string): Reminder[] {
  const reminders: Reminder[] = [];
  for (const visit of visits) {
    const reminder = reminderFor(visit, today);
    if (reminder) reminders.push(reminder);
  }
  return reminders;
}

/** Visits that lie behind us, latest first. */
export function pastVisits(visits: readonly Visit[], today: string): Visit[] {
  return visits.filter(({ date }) => daysBetween(date, today) > 0).sort((a, b) => daysBetween(a.date, b.date));
}

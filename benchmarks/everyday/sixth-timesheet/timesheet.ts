/** Work on a project. Times are in minutes, money is in cents. */
export interface Booking {
  /** Such as `2024-05-13`. */
  day: string;
  project: string;
  minutes: number;
  billable: boolean;
}

export interface InvoiceLine {
  project: string;
  time: string;
  amount: number;
}

const HOURS_PER_DAY = 8;

function minutesBy(bookings: readonly Booking[], keyOf: (booking: Booking) => string): Map<string, number> {
  const minutes = new Map<string, number>();
  for (const booking of bookings) {
    const key = keyOf(booking);
    minutes.set(key, (minutes.get(key) ?? 0) + booking.minutes);
  }
  return minutes;
}

/** `7:05` for 425 minutes. */
export function formatTime(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

export function minutesByProject(bookings: readonly Booking[]): Record<string, number> {
  return Object.fromEntries(minutesBy(bookings, ({ project }) => project));
}

/** Minutes worked above the normal time of a day; a short day does not make up for a long one. */
export function overtime(bookings: readonly Booking[]): number {
  let sum = 0;
  for (const worked of minutesBy(bookings, ({ day }) => day).values()) {
    sum += Math.max(0, worked - HOURS_PER_DAY);
  }
  return sum;
}

/** Minutes that are left of the hours sold for a project; negative when there are too many bookings. */
export function remainingBudget(bookings: readonly Booking[], project: string, hoursSold: number): number {
  return hoursSold * 60 - (minutesByProject(bookings)[project] ?? 0);
}

/** What to bill, rounded once a project. The rates are for an hour. */
export function toInvoice(bookings: readonly Booking[], rates: Record<string, number>): InvoiceLine[] {
  const billable = bookings.filter((booking) => booking.billable);
  return [...minutesBy(billable, ({ project }) => project)].map(([project, minutes]) => {
    const rate = rates[project];
    if (rate === undefined) throw new Error(`There is no rate for ${project}`);
    return { project, time: formatTime(minutes), amount: Math.round(minutes * rate) };
  });
}

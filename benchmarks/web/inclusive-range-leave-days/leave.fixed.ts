/** Days of leave. Days are ISO days ("2025-01-31"); both ends of a leave are days off. */

export interface Leave {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;

function timeOf(day: string): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) throw new RangeError(`not a day: ${day}`);
  return time;
}

function isWeekend(time: number): boolean {
  const day = new Date(time).getUTCDay();
  return day === 0 || day === 6;
}

/** The working days of a leave: weekends and public holidays cost nothing. */
export function workDays({ from, to }: Leave, holidays: readonly string[] = []): number {
  const last = timeOf(to);
  let days = 0;
  for (let time = timeOf(from); time <= last; time += DAY_MS) {
    const day = new Date(time).toISOString().slice(0, 10);
    if (!isWeekend(time) && !holidays.includes(day)) days += 1;
  }
  return days;
}

/** What is left of a year's days; below zero when more was taken than there is. */
export function balance(entitled: number, taken: readonly Leave[], holidays: readonly string[] = []): number {
  return taken.reduce((left, leave) => left - workDays(leave, holidays), entitled);
}

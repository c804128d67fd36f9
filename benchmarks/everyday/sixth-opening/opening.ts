export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Times of each day, such as `{ fri: ['09:00-12:30', '14:00-18:00'] }`; a place is closed on other days. */
export type OpeningHours = Partial<Record<Weekday, string[]>>;

interface Span {
  from: number;
  to: number;
}

const DAY = 24 * 60;

export function toMinutes(time: string): number {
  const match = /^(\d{1,2}):(\d{2})$/.exec(time.trim());
  const minutes = match === null ? NaN : Number(match[1]) * 60 + Number(match[2]);
  if (!(minutes <= DAY)) throw new RangeError(`Not a time of day: ${time}`);
  return minutes;
}

function toTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

function spansOf(hours: OpeningHours, day: Weekday): Span[] {
  return (hours[day] ?? []).map((text) => {
    const [from, to] = text.split('-').map((time) => toMinutes(time));
    return { from, to };
  });
}

function shiftDay(day: Weekday, by: number): Weekday {
  return WEEKDAYS[(WEEKDAYS.indexOf(day) + by + 7) % 7];
}

export function isOpen(hours: OpeningHours, day: Weekday, time: string): boolean {
  const minute = toMinutes(time);
  return spansOf(hours, day).some(({ from, to }) => minute >= from && minute < to);
}

export function hoursPerWeek(hours: OpeningHours): number {
  let minutes = 0;
  for (const day of WEEKDAYS) {
    for (const { from, to } of spansOf(hours, day)) minutes += to - from;
  }
  return minutes / 60;
}

/** When the doors open next after a time; nothing when they never do. */
export function nextOpening(hours: OpeningHours, day: Weekday, time: string): string | undefined {
  const minute = toMinutes(time);
  for (let ahead = 0; ahead <= 7; ahead++) {
    const candidate = shiftDay(day, ahead);
    const starts = spansOf(hours, candidate)
      .map(({ from }) => from)
      .filter((from) => ahead > 0 || from > minute);
    if (starts.length > 0) return `${candidate} ${toTime(Math.min(...starts))}`;
  }
  return undefined;
}

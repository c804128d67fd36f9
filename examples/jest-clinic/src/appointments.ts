/** Minutes since midnight; `end` is the minute the room is free again. */
export interface TimeSpan {
  start: number;
  end: number;
}

export interface Appointment extends TimeSpan {
  id: string;
  room: string;
  cancelled?: boolean;
}

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

export function parseClock(text: string): number {
  const match = CLOCK.exec(text);
  if (!match) {
    throw new SyntaxError(`not a time of day: ${text}`);
  }
  return Number(match[1]) * 60 + Number(match[2]);
}

export function formatClock(minute: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}

export const spanOf = (from: string, to: string): TimeSpan => ({ start: parseClock(from), end: parseClock(to) });

/** Whether two spans need the room at the same time. */
export function overlaps(a: TimeSpan, b: TimeSpan): boolean {
  return !(a.end <= b.start || b.end < a.start);
}

export function conflicts(day: readonly Appointment[], room: string, wanted: TimeSpan): Appointment[] {
  return day.filter((entry) => entry.room === room && !entry.cancelled && overlaps(entry, wanted));
}

/** The first of the rooms that is free for the whole span. */
export function findRoom(rooms: readonly string[], day: readonly Appointment[], wanted: TimeSpan): string | undefined {
  return rooms.find((room) => conflicts(day, room, wanted).length === 0);
}

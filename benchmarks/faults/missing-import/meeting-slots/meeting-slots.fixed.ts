import { toMinutes, toTime } from './clock-time';
import { mergeSpans } from './spans';

export interface Meeting {
  title: string;
  /** Like `09:30`. */
  start: string;
  end: string;
}

export interface Workday {
  start: string;
  end: string;
}

export function isDuring(meeting: Meeting, time: string): boolean {
  const minutes = toMinutes(time);
  return toMinutes(meeting.start) <= minutes && minutes < toMinutes(meeting.end);
}

/** Free times of a day that are at least `minutes` long, as `09:00-10:30`. */
export function freeSlots(day: Workday, meetings: readonly Meeting[], minutes: number): string[] {
  const end = toMinutes(day.end);
  let free = toMinutes(day.start);
  const slots: string[] = [];
  const add = (until: number) => {
    if (until - free >= minutes) slots.push(`${toTime(free)}-${toTime(until)}`);
  };

  if (meetings.length > 0) {
    const busy = mergeSpans(meetings.map((one) => ({ start: toMinutes(one.start), end: toMinutes(one.end) })));
    for (const span of busy) {
      add(Math.min(span.start, end));
      free = Math.max(free, span.end);
    }
  }
  add(end);
  return slots;
}

export function agenda(meetings: readonly Meeting[]): string[] {
  return meetings
    .toSorted((a, b) => toMinutes(a.start) - toMinutes(b.start))
    .map((meeting) => `${toTime(toMinutes(meeting.start))} ${meeting.title}`);
}

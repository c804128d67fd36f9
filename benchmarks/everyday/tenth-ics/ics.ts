/**
 * Calendar export (RFC 5545) of the club site: events to the text of an .ics
 * file. Lines end with CRLF and are folded after 75 octets of UTF-8.
 */
export interface ClubEvent {
  uid: string;
  title: string;
  /** "2024-05-01T18:30" in UTC, or "2024-05-01" for events of whole days */
  start: string;
  /** the end; for whole days the last day of the event */
  end: string;
  place?: string;
  notes?: string;
  categories?: string[];
}

const CRLF = '\r\n';
const LIMIT = 75;
const octets = (text: string): number => new TextEncoder().encode(text).length;

/** Escapes a text value. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Folds a line: what follows the first 75 octets goes on after CRLF and a space. */
export function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const char of line) {
    const size = octets(char);
    if (used + size > LIMIT) {
      parts.push(part);
      part = ' ';
      used = 0;
    }
    part += char;
    used += size;
  }
  return [...parts, part].join(CRLF);
}

const isDay = (when: string): boolean => /^\d{4}-\d\d-\d\d$/.test(when);

function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

function property(name: string, when: string): string {
  const compact = when.replace(/[-:]/g, '');
  return isDay(when) ? `${name};VALUE=DATE:${compact}` : `${name}:${compact}00Z`;
}

function eventLines(event: ClubEvent, stamp: string): string[] {
  if (isDay(event.start) !== isDay(event.end)) {
    throw new Error(`${event.uid}: start and end must both be days or both be times`);
  }
  if (event.end < event.start) throw new Error(`${event.uid}: ends before it starts`);
  const lines = [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    property('DTSTAMP', stamp),
    property('DTSTART', event.start),
    // the end of whole days is exclusive in the file
    property('DTEND', isDay(event.end) ? nextDay(event.end) : event.end),
    `SUMMARY:${escapeText(event.title)}`,
  ];
  if (event.place) lines.push(`LOCATION:${escapeText(event.place)}`);
  if (event.notes) lines.push(`DESCRIPTION:${escapeText(event.notes)}`);
  if (event.categories?.length) {
    lines.push(`CATEGORIES:${event.categories.map(escapeText).join(',')}`);
  }
  return [...lines, 'END:VEVENT'];
}

/** The whole file; the stamp is the time of the export. */
export function exportCalendar(events: readonly ClubEvent[], stamp: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//club//site//EN',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => fold(line) + CRLF).join('');
}

/** Timestamps with an offset from UTC, such as `2024-05-01T10:00:00-03:30`. */

const TIMESTAMP = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2}))?(Z|[+-][\d:]+)$/i;

/** Minutes east of UTC, for `Z`, `+02:00`, `-0330` or `+05`. */
export function parseOffset(text: string): number {
  if (text.toUpperCase() === 'Z') return 0;
  const match = /^([+-]\d{2})(?::?(\d{2}))?$/.exec(text);
  if (match === null) throw new RangeError(`Not an offset: ${text}`);
  const hours = Number(match[1]);
  const minutes = Number(match[2] ?? 0);
  return hours * 60 + minutes;
}

export function formatOffset(offset: number): string {
  if (offset === 0) return 'Z';
  const sign = offset < 0 ? '-' : '+';
  const absolute = Math.abs(offset);
  return `${sign}${twoDigits(Math.floor(absolute / 60))}:${twoDigits(absolute % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Milliseconds since the epoch. */
export function parseTimestamp(text: string): number {
  const match = TIMESTAMP.exec(text.trim());
  if (match === null) throw new RangeError(`Not a timestamp: ${text}`);
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0));
  return Date.UTC(year, month - 1, day, hour, minute, second) - parseOffset(match[7]) * 60_000;
}

/** The same moment as a clock shows it that is `offset` minutes ahead of UTC. */
export function formatTimestamp(moment: number, offset = 0): string {
  const local = new Date(moment + offset * 60_000);
  return local.toISOString().slice(0, 19) + formatOffset(offset);
}

/** Negative when the first timestamp is the earlier one. */
export function compareTimestamps(a: string, b: string): number {
  return parseTimestamp(a) - parseTimestamp(b);
}

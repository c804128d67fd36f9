import { randomBytes } from 'node:crypto';

/** A name for a run that begins at `time` (ISO 8601) and that no other run has: date, time and eight hexadecimal digits. */
export function newRunId(time: string): string {
  return `${time.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}-${randomBytes(4).toString('hex')}`;
}

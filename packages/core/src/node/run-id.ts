import { randomBytes } from 'node:crypto';

/** A name for a run that begins at `time` (ISO 8601) and that no other run has: `20260102-030405-7f3a9c1e`. */
export function newRunId(time: string): string {
  return `${time.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}-${randomBytes(4).toString('hex')}`;
}

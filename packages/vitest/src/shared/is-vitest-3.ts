import type { Vitest } from 'vitest/node';

/*
 * Not with what else differs from version to version: the entry with the marker needs it, and browsers load that.
 */

/** Vitest 3 prints its summary in the `onFinished` of reporters, after `onTestRunEnd`. */
export function isVitest3(vitest: Pick<Vitest, 'version'>): boolean {
  return vitest.version.startsWith('3.');
}

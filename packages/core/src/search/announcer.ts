import type { ProbeMessage, ProbeTask } from '../model/probe.ts';
import type { Candidate } from '../model/candidate.ts';

export type Announce = (candidate: Candidate) => Promise<void>;

/** A round trip each: together less than another worker, for a culprit that nobody has named, would take. */
const MOST = 1000;

/**
 * Names candidates before they run, when `task` asks for it: a worker has died, and those that kill workers stand close to one
 * another. It ends after a thousand, and says so: whatever kills later was not the last one named.
 */
export function createAnnouncer(
  { announce }: Pick<ProbeTask, 'announce'>,
  emit: (message: ProbeMessage) => Promise<void>,
): Announce | undefined {
  if (!announce) return undefined;
  let named = 0;
  return async ({ key }) => {
    if (named++ < MOST) await emit({ type: 'trying', key });
    else if (named === MOST + 1) await emit({ type: 'trying' });
  };
}

import type { SearchEnd } from '../model/probe.ts';
import { isLate, type Expedition } from './expedition.ts';
import { isLong } from './is-long.ts';
import { takeBatch } from './take-batch.ts';

const FIRST_BATCH = 40;
/** A function that holds hundreds of candidates has large frames: a recursion pays for them, a long module for its compiles. */
const LARGEST_BATCH = { small: 100, large: 400 };

/** How far to go before something else has its turn. */
export interface Leg {
  /** Proposals dearer than this wait. */
  readonly cost: number;
  readonly candidates: number;
}

const WHOLE_WAY: Leg = { cost: Infinity, candidates: Infinity };

/** Takes the cheapest proposals in batches, has them judged, and says why it stopped: `leg` when there is more to come. */
export async function explore(expedition: Expedition, leg: Leg = WHOLE_WAY): Promise<SearchEnd | 'leg'> {
  const { judge, telemetry, frontier, task, ground } = expedition;
  const { limits } = task;
  const before = telemetry.stats.candidates;
  const beforeAfterFirst = telemetry.effortAfterFirst;
  const largest = LARGEST_BATCH[isLong(ground.module) ? 'large' : 'small'];
  for (let size = FIRST_BATCH; ; size = Math.min(2 * size, largest)) {
    const { candidates } = telemetry.stats;
    const left = Math.min(limits.maxCandidates - candidates, leg.candidates - (candidates - before));
    if (candidates >= limits.maxCandidates) return 'candidates';
    if (left <= 0) return 'leg';
    const enough = ceilingOf(expedition);
    const batch = await takeBatch(frontier, Math.min(size, left), Math.min(enough, leg.cost), expedition);
    if (isLate(expedition)) return 'timeout';
    if (batch.length === 0) return frontier.isEmpty ? 'exhausted' : leg.cost < enough ? 'leg' : 'slack';
    for await (const _ of judge(batch)) {
      await telemetry.speak();
      if (isLate(expedition)) return 'timeout';
      if (telemetry.effortAfterFirst - beforeAfterFirst >= limits.maxAfterFirst) return 'slack';
    }
    if (ground.first === undefined) await telemetry.passedBy(batch.at(-1)?.priority ?? 0);
  }
}

/** What costs more, together with the edit that led to the ground, is too much dearer than the best that is known. */
function ceilingOf({ telemetry, task, ground }: Expedition): number {
  if (telemetry.bestCost === undefined) return Infinity;
  return telemetry.bestCost + task.limits.slack - (ground.first?.cost ?? 0);
}

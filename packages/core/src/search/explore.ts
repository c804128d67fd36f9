import type { ProbeLimits, SearchEnd } from '../model/probe.ts';
import type { Clock } from '../ports/clock.ts';
import type { ParsedModule } from '../syntax/parse.ts';
import type { Frontier } from './frontier.ts';
import type { Judge, Pending } from './judge.ts';
import { effectOf, isWellFormed } from './splice.ts';
import type { Telemetry } from './telemetry.ts';

const FIRST_BATCH = 40;
const LARGEST_BATCH = 400;

export interface Expedition {
  readonly module: ParsedModule;
  readonly frontier: Frontier;
  readonly judge: Judge;
  readonly telemetry: Telemetry;
  readonly limits: ProbeLimits;
  readonly clock: Clock;
  readonly deadlineMs: number;
}

/** Takes the cheapest proposals in batches, has them judged, and says why it stopped. */
export async function explore(expedition: Expedition): Promise<SearchEnd> {
  const { judge, telemetry, limits } = expedition;
  const seen = new Set<string>();
  for (let size = FIRST_BATCH; ; size = Math.min(2 * size, LARGEST_BATCH)) {
    const left = limits.maxCandidates - telemetry.stats.candidates;
    if (left <= 0) return 'candidates';
    const batch = await nextBatch(expedition, Math.min(size, left), seen);
    if (isLate(expedition)) return 'timeout';
    if (batch.length === 0)
      return telemetry.bestCost === undefined || expedition.frontier.isEmpty ? 'exhausted' : 'slack';
    for await (const _ of judge(batch)) {
      await telemetry.speak();
      if (isLate(expedition)) return 'timeout';
      if (telemetry.candidatesAfterFirst >= limits.maxAfterFirst) return 'slack';
    }
  }
}

/** Proposals of one tier, cheapest first, each program once. */
async function nextBatch(expedition: Expedition, size: number, seen: Set<string>): Promise<Pending[]> {
  const { module, frontier, telemetry, limits } = expedition;
  const ceiling = telemetry.bestCost === undefined ? Infinity : telemetry.bestCost + limits.slack;
  const batch: Pending[] = [];
  while (batch.length < size && !isLate(expedition)) {
    const next = frontier.next(ceiling);
    await telemetry.speak();
    if (next === undefined) break;
    const { proposal, priority } = next;
    if (batch[0] !== undefined && batch[0].proposal.tier !== proposal.tier) {
      frontier.add(proposal, priority);
      break;
    }
    if (proposal.tier === 0) {
      const effect = effectOf(module.source, proposal.edits);
      if (seen.has(effect) || effect === effectOf(module.source, [])) continue;
      seen.add(effect);
      if (!isWellFormed(proposal, module)) continue;
    }
    batch.push(next);
  }
  return batch;
}

function isLate({ clock, deadlineMs }: Expedition): boolean {
  return clock.now() >= deadlineMs;
}

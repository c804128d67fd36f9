import type { Edit } from '../model/edit.ts';
import type { ProbeLimits, SearchEnd } from '../model/probe.ts';
import type { Clock } from '../ports/clock.ts';
import type { ParsedModule } from '../syntax/parse.ts';
import type { Frontier, Ready } from './frontier.ts';
import type { Judge } from './judge.ts';
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

/** Proposals of one tier, that of the cheapest; each program once. */
async function nextBatch(expedition: Expedition, size: number, seen: Set<string>): Promise<Ready[]> {
  const { frontier, telemetry, limits } = expedition;
  const ceiling = telemetry.bestCost === undefined ? Infinity : telemetry.bestCost + limits.slack;
  const batch: Ready[] = [];
  const otherTiers: Ready[] = [];
  while (batch.length < size && otherTiers.length < LARGEST_BATCH && !isLate(expedition)) {
    const next = frontier.next(ceiling);
    await telemetry.speak();
    if (next === undefined) break;
    if (next === 'expanded') continue;
    if (batch[0] !== undefined && batch[0].proposal.tier !== next.proposal.tier) otherTiers.push(next);
    else if (isNew(next, seen, expedition)) batch.push(next);
  }
  for (const { proposal, priority } of otherTiers) frontier.add(proposal, priority);
  return batch;
}

/** Not tried before, not what stands there already, and well-formed. What comes again from a lower tier was all that. */
function isNew({ proposal }: Ready, seen: Set<string>, { module }: Expedition): boolean {
  if (proposal.tier > 0) return true;
  const effect = effectOf(module.source, proposal.edits);
  if (seen.has(effect)) return false;
  seen.add(effect);
  return changesSomething(module.source, proposal.edits) && isWellFormed(proposal, module);
}

function changesSomething(source: string, edits: readonly Edit[]): boolean {
  return edits.some(({ start, end, text }) => source.slice(start, end) !== text);
}

function isLate({ clock, deadlineMs }: Expedition): boolean {
  return clock.now() >= deadlineMs;
}

import type { Edit } from '../model/edit.ts';
import { leavesOut } from '../model/search-part.ts';
import { areDisjoint } from '../syntax/are-disjoint.ts';
import { candidateKey } from '../syntax/candidate-key.ts';
import { isLate, type Expedition } from './expedition.ts';
import type { Frontier, Ready } from './frontier.ts';
import { effectOf, isWellFormed } from './print/splice.ts';

/** How many proposals of other tiers are looked through for one of the batch's own. */
const LOOKAHEAD = 400;

/** The cheapest proposals up to `ceiling`, all of one tier, that of the first; each program once. */
export async function takeBatch(
  frontier: Frontier,
  size: number,
  ceiling: number,
  expedition: Expedition,
): Promise<Ready[]> {
  const batch: Ready[] = [];
  const otherTiers: Ready[] = [];
  while (batch.length < size && otherTiers.length < LOOKAHEAD && !isLate(expedition)) {
    const next = frontier.next(ceiling);
    await expedition.telemetry.speak();
    if (next === undefined) break;
    if (next === 'expanded') continue;
    if (batch[0] !== undefined && batch[0].proposal.tier !== next.proposal.tier) otherTiers.push(next);
    else if (isNew(next, expedition)) batch.push(next);
  }
  for (const { proposal, priority } of otherTiers) frontier.add(proposal, priority);
  return batch;
}

/** Not tried before, not what stands there already, and well-formed, its edits each in a place of its own. What comes again from a lower tier was all that. */
function isNew({ proposal }: Ready, { seen, task, ground: { module } }: Expedition): boolean {
  if (proposal.tier > 0) return true;
  const effect = leavesOut(task, 'same-effect')
    ? candidateKey(proposal.edits)
    : effectOf(module.source, proposal.edits);
  if (seen.has(effect)) return false;
  seen.add(effect);
  return (
    areDisjoint(proposal.edits) && changesSomething(module.source, proposal.edits) && isWellFormed(proposal, module)
  );
}

function changesSomething(source: string, edits: readonly Edit[]): boolean {
  return edits.some(({ start, end, text }) => source.slice(start, end) !== text);
}

import type { Candidate } from '../../model/candidate.ts';
import type { RepairTarget } from '../../model/target.ts';
import type { Verdict } from '../../model/verdict.ts';
import { inspectPatch } from '../../guard/inspect-patch.ts';
import { verifyPatch, type Proof } from '../../verify/verify-patch.ts';
import type { PatchReview } from './patch-review.ts';
import type { ShortlistedPatch } from './shortlist-candidates.ts';

/** Real runs that may be spent while the search goes on; what they find is not run again after it. */
const MAX_TRIED = 4;

/** Real runs of a search's first finds, beside the search. */
export interface EarlyProofs {
  /** Takes a find of the search, in the order in which they come. */
  offer(candidate: Candidate): void;
  /** Takes no more, waits for the run that goes on, and tells the verdicts by healed source. */
  end(): Promise<ReadonlyMap<string, Verdict>>;
}

/**
 * Puts finds to real runs as they come, one at a time, until one has passed: the search looks on for better ones, and
 * people need not wait for its end to see a patch that holds. `onFirst` gets that one. Their types are checked beside it.
 */
export function createEarlyProofs(
  proof: Promise<Proof>,
  target: RepairTarget,
  review: Pick<PatchReview, 'ask'>,
  onFirst: (patch: ShortlistedPatch) => void,
): EarlyProofs {
  const verdicts = new Map<string, Verdict>();
  const waiting: ShortlistedPatch[] = [];
  const seen = new Set<string>();
  let isOver = false;
  let running: Promise<void> = Promise.resolve();
  // Told by who asks for it, too.
  proof.catch(() => undefined);

  async function proveNext(): Promise<void> {
    const patch = waiting.shift();
    if (patch === undefined || isOver) return;
    const verdict = await verifyPatch(await proof, { [target.file]: patch.healedSource });
    verdicts.set(patch.healedSource, verdict);
    if (verdict.status !== 'plausible') return;
    isOver = true;
    onFirst(patch);
  }

  return {
    offer(candidate) {
      if (isOver || seen.size >= MAX_TRIED) return;
      const inspection = inspectPatch(target, candidate.edits);
      if (!inspection.allowed || seen.has(inspection.healedSource)) return;
      const { healedSource } = inspection;
      seen.add(healedSource);
      review.ask(healedSource);
      waiting.push({ candidate, healedSource });
      // What keeps a run from being made, the runs after the search meet again and tell.
      running = running.then(proveNext).catch(() => undefined);
    },
    async end() {
      isOver = true;
      await running;
      return verdicts;
    },
  };
}

import type { Candidate } from '../../model/candidate.ts';
import type { RepairTarget } from '../../model/target.ts';
import type { Verdict } from '../../model/verdict.ts';
import { inspectPatch } from '../../guard/inspect-patch.ts';
import { rankProved } from '../../rank/rank-proved.ts';
import { verifyPatch, type Proof } from '../../verify/verify-patch.ts';
import type { PatchReview, TypedPatch } from './patch-review.ts';

/** How many candidates of a probe are put to a real run, and after how many that passed and type-check it is enough. */
const MAX_VERIFIED = 12;
const ENOUGH = 5;
/** How long alternatives to one that has passed are put to runs: where those take half a minute, one or two have to do. */
const ALTERNATIVES_MS = 20_000;

export interface ShortlistedPatch extends TypedPatch {
  readonly candidate: Candidate;
  readonly healedSource: string;
  /** Written as a whole by a model, and not put together from small edits. */
  readonly isWritten?: true;
  /** As small as it gets: it was minimized when it was found. */
  readonly isMinimal?: true;
  /** What the real runs of it took that it has passed, in milliseconds; absent: not known. */
  readonly provedMs?: number;
  /** As in `Verdict`. */
  readonly alsoMends?: number;
}

export interface Shortlist {
  /** What passed, and type-checks, before what passed only. */
  readonly patches: readonly ShortlistedPatch[];
  /** Of all candidates that were run, by healed source. */
  readonly verdicts: ReadonlyMap<string, Verdict>;
}

/**
 * Real runs of the probe's candidates in their order, over the test files that reach the target; those that pass, and what does
 * not type-check after all others. TypeScript is slow to start, so the runs go on while it is asked: what passes is taken to
 * type-check until the list would be long enough. `known`: verdicts of such runs that have been made, by healed source.
 */
export async function shortlistCandidates(
  proof: Proof,
  target: RepairTarget,
  candidates: readonly Candidate[],
  { known, review }: { readonly known: ReadonlyMap<string, Verdict>; readonly review: PatchReview },
  progress: (done: number, of: number) => void,
): Promise<Shortlist> {
  const passed: ShortlistedPatch[] = [];
  const seen = new Set<string>();
  const verdicts = new Map(known);
  let illTyped = 0;
  let firstAt: number | undefined;
  for (const candidate of candidates) {
    if (seen.size >= MAX_VERIFIED) break;
    if (firstAt !== undefined && proof.clock.now() - firstAt > ALTERNATIVES_MS && (await judgeAll()).some(isWellTyped))
      break;
    if (passed.length - illTyped >= ENOUGH) {
      illTyped = (await judgeAll()).filter((patch) => !isWellTyped(patch)).length;
      if (passed.length - illTyped >= ENOUGH) break;
    }
    const inspection = inspectPatch(target, candidate.edits);
    if (!inspection.allowed || seen.has(inspection.healedSource)) continue;
    progress(seen.size, Math.min(candidates.length, MAX_VERIFIED));
    seen.add(inspection.healedSource);
    const { healedSource } = inspection;
    review.ask(healedSource);
    const verdict = known.get(healedSource) ?? (await verifyPatch(proof, { [target.file]: healedSource }));
    verdicts.set(healedSource, verdict);
    if (verdict.status !== 'plausible') continue;
    const { durationMs, alsoMends } = verdict;
    firstAt ??= proof.clock.now();
    passed.push({ candidate, healedSource, provedMs: durationMs, ...(alsoMends !== undefined && { alsoMends }) });
  }
  return { patches: rankProved(await judgeAll()).slice(0, ENOUGH), verdicts };

  function judgeAll(): Promise<ShortlistedPatch[]> {
    return Promise.all(passed.map((patch) => review.judge(patch)));
  }
}

function isWellTyped({ typeErrors }: TypedPatch): boolean {
  return typeErrors === undefined;
}

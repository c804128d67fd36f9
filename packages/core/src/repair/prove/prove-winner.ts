import type { RepairTarget } from '../../model/target.ts';
import type { Verdict } from '../../model/verdict.ts';
import { isStub } from '../../target/stub.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { rankProved } from '../../rank/rank-proved.ts';
import type { GuardPlan } from '../../verify/guard-plan.ts';
import { verifyPatch, type Proof } from '../../verify/verify-patch.ts';
import { dropEdits } from './drop-edits.ts';
import { triedTimeoutMs } from '../world/run-timeout.ts';
import { minimizePatch } from './minimize-patch.ts';
import type { PatchReview } from './patch-review.ts';
import type { ShortlistedPatch } from './shortlist-candidates.ts';

/** The patch to report as healed, then its alternatives. */
export interface ProvedPatches {
  readonly patches: readonly ShortlistedPatch[];
  /** Guard tests that ran on the first patch, in a worker that no candidate has touched. */
  readonly guardsRan: number;
}

/**
 * The first of the shortlist that passes, as small as it gets, the guard files of `proof` in a fresh worker; `undefined`
 * when none does. What does not type-check has its turn after all others. When the smaller form breaks a guard, or does not type-check where the patch does, the patch is tried as it was. `known`: verdicts of fresh workers over
 * the same guard files, by healed source.
 */
export async function proveWinner(
  proof: Proof,
  plan: GuardPlan,
  target: RepairTarget,
  shortlist: readonly ShortlistedPatch[],
  { known, review }: { readonly known: ReadonlyMap<string, Verdict>; readonly review: PatchReview },
): Promise<ProvedPatches | undefined> {
  // Smaller forms are filtered by the tests alone, and put to `verify` at the end.
  const { verify: _, ...tests } = proof;
  const filter: Proof = { ...tests, files: plan.files.slice(0, plan.own), worker: 'kept' };
  const fresh: Proof = { ...proof, worker: 'fresh' };
  const ranked = rankProved(await Promise.all(shortlist.map((patch) => review.judge(patch))));
  for (const patch of ranked) {
    const smallest = await smallestOf(filter, target, patch);
    for (const form of await formsOf(review, patch, smallest)) {
      const { healedSource } = form;
      const verdict = known.get(healedSource) ?? (await verifyPatch(fresh, { [target.file]: healedSource }));
      if (verdict.status !== 'plausible') continue;
      const others = ranked.filter((other) => other !== patch && other.healedSource !== healedSource);
      return { patches: [form, ...others], guardsRan: verdict.guardsRan };
    }
  }
  return undefined;
}

async function formsOf(
  review: PatchReview,
  patch: ShortlistedPatch,
  smallest: string,
): Promise<readonly ShortlistedPatch[]> {
  if (smallest === patch.healedSource) return [patch];
  const { typeErrors: _, ...unjudged } = patch;
  const small = await review.judge({ ...unjudged, healedSource: smallest });
  return small.typeErrors !== undefined && patch.typeErrors === undefined ? [patch] : [small, patch];
}

async function smallestOf(proof: Proof, target: RepairTarget, patch: ShortlistedPatch): Promise<string> {
  if (patch.isMinimal === true || patch.candidate.isUniform === true) return patch.healedSource;
  // All of it is new: what tests have no need of, such as its types, belongs to it.
  if (isStub(target)) return patch.healedSource;
  const filter = withinTimeOf(patch, proof);
  if (patch.isWritten !== true) return minimizePatch(filter, target, patch.healedSource);
  return applyEdits(target.source, await dropEdits(filter, target, patch.candidate.edits));
}

/** A part taken back often lets tests hang again, and each would do so until the runner's own limit. */
function withinTimeOf({ provedMs }: ShortlistedPatch, proof: Proof): Proof {
  if (provedMs === undefined) return proof;
  return { ...proof, runTimeoutMs: Math.min(proof.runTimeoutMs, triedTimeoutMs(provedMs)) };
}

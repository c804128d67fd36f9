import type { RepairTarget } from '../model/target.ts';
import type { Verdict } from '../model/verdict.ts';
import { isStub } from '../target/stub.ts';
import { applyEdits } from '../syntax/apply-edits.ts';
import type { GuardPlan } from '../verify/guard-plan.ts';
import { verifyPatch, type Proof } from '../verify/verify-patch.ts';
import { dropEdits } from './drop-edits.ts';
import { minimizePatch } from './minimize-patch.ts';
import type { ShortlistedPatch } from './shortlist-candidates.ts';

/** The patch to report as healed, then its alternatives. */
export interface ProvedPatches {
  readonly patches: readonly ShortlistedPatch[];
  /** Guard tests that ran on the first patch, in a worker that no candidate has touched. */
  readonly guardsRan: number;
}

/**
 * The first of the shortlist that passes, as small as it gets, the guard files of `proof` in a fresh worker; `undefined`
 * when none does. When the smaller form breaks a guard, the patch is tried as it was. `known`: verdicts of fresh workers over
 * the same guard files, by healed source.
 */
export async function proveWinner(
  proof: Proof,
  plan: GuardPlan,
  target: RepairTarget,
  shortlist: readonly ShortlistedPatch[],
  known: ReadonlyMap<string, Verdict>,
): Promise<ProvedPatches | undefined> {
  // Smaller forms are filtered by the tests alone, and put to `verify` at the end.
  const { verify: _, ...tests } = proof;
  const filter: Proof = { ...tests, files: plan.files.slice(0, plan.own), worker: 'kept' };
  const fresh: Proof = { ...proof, worker: 'fresh' };
  for (const patch of shortlist) {
    const smallest = await smallestOf(filter, target, patch);
    for (const healedSource of new Set([smallest, patch.healedSource])) {
      const verdict = known.get(healedSource) ?? (await verifyPatch(fresh, { [target.file]: healedSource }));
      if (verdict.status !== 'plausible') continue;
      const others = shortlist.filter((other) => other !== patch && other.healedSource !== healedSource);
      return { patches: [{ ...patch, healedSource }, ...others], guardsRan: verdict.guardsRan };
    }
  }
  return undefined;
}

async function smallestOf(filter: Proof, target: RepairTarget, patch: ShortlistedPatch): Promise<string> {
  if (patch.isMinimal === true) return patch.healedSource;
  // All of it is new: what tests have no need of, such as its types, belongs to it.
  if (isStub(target)) return patch.healedSource;
  if (patch.isWritten !== true) return minimizePatch(filter, target, patch.healedSource);
  return applyEdits(target.source, await dropEdits(filter, target, patch.candidate.edits));
}

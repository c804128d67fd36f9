import type { Candidate } from '../model/candidate.ts';
import type { RepairTarget } from '../model/target.ts';
import { inspectPatch } from '../guard/inspect-patch.ts';
import type { GuardPlan } from '../verify/guard-plan.ts';
import { verifyPatch, type Proof } from '../verify/verify-patch.ts';

/** How many candidates of a probe are put to a real run, and after how many that passed it is enough. */
const MAX_VERIFIED = 12;
const ENOUGH = 3;

export interface ProvedPatch {
  readonly candidate: Candidate;
  readonly healedSource: string;
  readonly guardsRan: number;
}

/**
 * Real runs of the probe's candidates in their order; those that pass, best first. The first has to pass every guard file,
 * the alternatives only those that reach the target by imports.
 */
export async function proveCandidates(
  proof: Proof,
  plan: GuardPlan,
  target: RepairTarget,
  candidates: readonly Candidate[],
  progress: (done: number, of: number) => void,
): Promise<ProvedPatch[]> {
  const proved: ProvedPatch[] = [];
  const seen = new Set<string>();
  let verified = 0;
  for (const candidate of candidates) {
    if (proved.length >= ENOUGH || verified >= MAX_VERIFIED) break;
    const inspection = inspectPatch(target, candidate.edits);
    if (!inspection.allowed || seen.has(inspection.healedSource)) continue;
    seen.add(inspection.healedSource);
    progress(verified, Math.min(candidates.length, MAX_VERIFIED));
    verified += 1;
    const files = proved.length === 0 ? proof.files : proof.files.slice(0, plan.near);
    const verdict = await verifyPatch({ ...proof, files }, { file: target.file, source: inspection.healedSource });
    if (verdict.status !== 'plausible') continue;
    proved.push({ candidate, healedSource: inspection.healedSource, guardsRan: verdict.guardsRan });
  }
  return proved;
}

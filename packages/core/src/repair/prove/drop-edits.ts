import { inspectPatch } from '../../guard/inspect-patch.ts';
import type { Edit } from '../../model/edit.ts';
import type { RepairTarget } from '../../model/target.ts';
import { verifyPatch, type Proof } from '../../verify/verify-patch.ts';

/** Real runs that it may cost. */
const MAX_RUNS = 20;

/**
 * The healed source with as few of the edits as it takes, each left out as a whole while every test still passes. For patches
 * that somebody wrote as a whole: token by token, tests would let types and names be taken away that belong to it.
 */
export async function dropEdits(proof: Proof, target: RepairTarget, edits: readonly Edit[]): Promise<readonly Edit[]> {
  let kept = edits;
  for (const edit of edits.slice(0, MAX_RUNS)) {
    const fewer = kept.filter((other) => other !== edit);
    const inspection = inspectPatch(target, fewer);
    if (fewer.length === 0 || !inspection.allowed) continue;
    const verdict = await verifyPatch(proof, { [target.file]: inspection.healedSource });
    if (verdict.status === 'plausible') kept = fewer;
  }
  return kept;
}

import { verifyPatch, type Proof } from '../../verify/verify-patch.ts';
import { inspectPatch } from '../../guard/inspect-patch.ts';
import type { RepairTarget } from '../../model/target.ts';
import { editsBetween } from '../../syntax/edits-between.ts';
import { singleReverts } from './single-reverts.ts';

/** Real runs that one minimisation may cost. */
const MAX_RUNS = 40;

/**
 * The smallest healed source that can be reached by taking back one token of the patch at a time while every test still
 * passes. Greedy: each token taken back is kept back.
 */
export async function minimizePatch(proof: Proof, target: RepairTarget, healedSource: string): Promise<string> {
  let smallest = healedSource;
  let runs = 0;
  const tried = new Set<string>();
  for (let improved = true; improved;) {
    improved = false;
    for (const source of singleReverts(target.source, smallest, target.file)) {
      if (tried.has(source) || runs >= MAX_RUNS) continue;
      tried.add(source);
      if (!inspectPatch(target, editsBetween(target.source, source, target.file)).allowed) continue;
      runs += 1;
      const verdict = await verifyPatch(proof, { [target.file]: source });
      if (verdict.status !== 'plausible') continue;
      smallest = source;
      improved = true;
      break;
    }
  }
  return smallest;
}

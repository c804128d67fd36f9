import type { RepairTarget } from '../../model/target.ts';
import type { ProvedPatches } from '../prove/prove-winner.ts';
import type { RecalledRepair } from './recall-repair.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { editsOf, type TargetEvidence } from '../tell/target-report.ts';
import { targetName } from '../world/target-name.ts';

/** Keeps what a repair came to for the next run, as it is reported. Never rejects. */
export async function rememberRepair(
  { cache, root }: RepairWorld,
  recalled: RecalledRepair | undefined,
  target: RepairTarget,
  {
    proved,
    proposer,
    plausible,
  }: Pick<TargetEvidence, 'proposer'> & {
    readonly proved: ProvedPatches;
    /** As in `CachedRepair`. */
    readonly plausible: number;
  },
): Promise<void> {
  if (cache === undefined || recalled === undefined) return;
  await cache.keep({
    key: recalled.key,
    target: targetName(target, root),
    proposer,
    plausible,
    patches: proved.patches.map((patch) => ({
      operator: patch.candidate.operator,
      cost: patch.candidate.cost,
      edits: editsOf(target, patch),
      ...(patch.isWritten === true && { isWritten: true }),
    })),
  });
}

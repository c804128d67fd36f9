import type { Spending } from '../model/spending.ts';
import type { Proof } from '../verify/verify-patch.ts';
import { gatherEvidence } from './gather-evidence.ts';
import { repairByModel, type ModelRepair } from './repair-by-model.ts';
import type { RepairWorld } from './repair-world.ts';
import { targetName } from './target-name.ts';

/** What became of a target that the search did not heal. */
export interface AskedModel {
  /** Absent: no model was asked. */
  readonly repair?: ModelRepair;
  readonly spent?: Spending;
  /** Why none was, and what would let one be; absent when there is nothing to say. */
  readonly advice?: string;
}

/** The last step of the ladder: a model, where the run has one. `proof` goes over the guard files near the target. */
export async function askModel(
  world: RepairWorld,
  proof: Proof,
  known: Parameters<typeof gatherEvidence>[1],
): Promise<AskedModel> {
  if (world.model === undefined || world.signal.aborted) return {};
  const access = await world.model();
  if (access.step === undefined) return access.advice === undefined ? {} : { advice: access.advice };
  const repair = await repairByModel(world, access.step, proof, await gatherEvidence(world, known));
  return { repair, spent: access.step.spentOn(targetName(known.target, world.root)) };
}

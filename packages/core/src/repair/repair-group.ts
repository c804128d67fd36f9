import type { TargetWorld } from '../target/resolve-target.ts';
import { repairCallees, type CalleeRepair } from './repair-callees.ts';
import { repairInTurn, type Turn } from './repair-in-turn.ts';
import type { TargetOutcome } from './tell/target-outcome.ts';
import type { TargetGroup } from './world/group-targets.ts';
import type { RepairWorld } from './world/repair-world.ts';

export interface GroupOutcome {
  readonly own: TargetOutcome;
  /** A patch of what the target calls, where its own code has none, or only a guess. Absent: nobody had to look, or there is none. */
  readonly callee?: CalleeRepair;
}

/** One marked target, and what it calls where the fault does not seem to be in its own code. */
export async function repairGroup(
  world: RepairWorld,
  group: TargetGroup,
  targets: TargetWorld,
  { isMarked, ...turn }: Omit<Turn, 'lookBeyond'> & { readonly isMarked: (name: string) => boolean },
): Promise<GroupOutcome> {
  let looked: Promise<CalleeRepair | undefined> | undefined;
  const lookBeyond = (): Promise<CalleeRepair | undefined> =>
    (looked ??= repairCallees(world, group, targets, { ...turn, isMarked }));
  const own = await repairInTurn(world, group, targets, { ...turn, lookBeyond });
  const callee = await (own.report.label === 'suspicious' ? lookBeyond() : looked);
  return { own, ...(callee !== undefined && { callee }) };
}

import { labelOf } from '../rank/label.ts';
import type { ProvedPatches } from './prove/prove-winner.ts';
import type { RecalledRepair } from './recall/recall-repair.ts';
import { rememberRepair } from './recall/remember-repair.ts';
import type { RepairScene } from './repair-scene.ts';
import type { TargetOutcome } from './tell/target-outcome.ts';
import { healedReport, type TargetEvidence } from './tell/target-report.ts';

/** What comes of proved patches: kept for the next run, labelled, and told. */
export async function healedOutcome(
  { world, target, baseline, guards, review }: RepairScene,
  evidence: TargetEvidence,
  {
    proved,
    plausible,
    recalled,
  }: {
    readonly proved: ProvedPatches;
    /** How many candidates passed: the more there are, the less each says. */
    readonly plausible: number;
    readonly recalled: RecalledRepair | undefined;
  },
): Promise<TargetOutcome> {
  await rememberRepair(world, recalled, target, { proved, proposer: evidence.proposer, plausible });
  const typeCheck = review.state();
  const told = { ...evidence, ...(typeCheck !== undefined && { typeCheck }) };
  const report = healedReport(world, told, proved, ({ candidate: { cost }, typeErrors, alsoMends = 0 }) =>
    labelOf(
      { cost, isIllTyped: typeErrors !== undefined },
      { failingTests: baseline.failing.length + alsoMends, plausiblePatches: plausible },
    ),
  );
  const { near } = await guards;
  return { report, near: near.files, healedSource: proved.patches[0]?.healedSource as string };
}

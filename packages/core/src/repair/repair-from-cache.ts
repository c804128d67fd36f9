import { diagnose } from '../diagnose/diagnose.ts';
import type { RepairTarget } from '../model/target.ts';
import type { MarkedTest } from '../model/test-result.ts';
import { labelOf } from '../rank/label.ts';
import type { GuardPlan } from '../verify/guard-plan.ts';
import type { Proof } from '../verify/verify-patch.ts';
import type { Baseline } from './baseline.ts';
import { changeOf } from './change-of.ts';
import { NO_STATS, type SearchResult } from './collect-candidates.ts';
import type { GuardReach } from './guard-reach.ts';
import { proveCached } from './prove-cached.ts';
import type { RecalledRepair } from './recall-repair.ts';
import { rememberRepair } from './remember-repair.ts';
import type { RepairWorld } from './repair-world.ts';
import type { TargetOutcome } from './target-outcome.ts';
import { healedReport } from './target-report.ts';
import { targetName } from './target-name.ts';

/**
 * The first step of the ladder: what an earlier run found, proved anew. `undefined` when there is nothing, or when it does
 * not pass any more; then it is out of the cache. `proof` goes over the target's own test files.
 */
export async function repairFromCache(
  world: RepairWorld,
  recalled: RecalledRepair | undefined,
  input: {
    readonly proof: Proof;
    readonly planning: Promise<GuardPlan>;
    readonly reach: GuardReach;
    readonly target: RepairTarget;
    readonly marked: readonly MarkedTest[];
    readonly baseline: Extract<Baseline, { status: 'reproduced' }>;
  },
): Promise<TargetOutcome | undefined> {
  const cached = recalled?.repair;
  if (cached === undefined) return undefined;
  const { proof, reach, target, marked, baseline } = input;
  const started = world.clock.now();
  const plan = await input.planning;
  const near = plan.files.slice(0, plan.near);
  const whole: Proof = { ...proof, files: reach === 'all' ? plan.files : near };
  const proved = await proveCached(whole, plan, target, cached);
  if (proved === undefined) {
    await world.cache?.evict(cached);
    return undefined;
  }
  const [best] = proved.patches;
  if (best === undefined) return undefined;
  const change = changeOf(target, best.candidate);
  world.notify({ type: 'patch-proved', target: targetName(target, world.root), change });
  const { proposer, plausible } = cached;
  await rememberRepair(world, recalled, target, { proved, proposer, plausible });
  const evidence = {
    target,
    marked,
    diagnosis: diagnose(marked),
    guards: { passing: proof.passedBefore, ownPassing: baseline.passing.length },
    search: NOT_SEARCHED,
    proposer,
    fromCache: true as const,
    probeMs: 0,
    verifyMs: world.clock.now() - started,
  };
  const failingTests = baseline.failing.length;
  const report = healedReport(world, evidence, proved, ({ candidate }) =>
    labelOf(candidate, { failingTests, plausiblePatches: plausible }),
  );
  return { report, near, healedSource: best.healedSource };
}

const NOT_SEARCHED: SearchResult = {
  candidates: [],
  suspicious: [],
  way: 'none',
  wayReason: 'the patch is from the cache',
  end: 'exhausted',
  stats: NO_STATS,
};

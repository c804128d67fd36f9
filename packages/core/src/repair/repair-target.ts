import type { RepairTarget } from '../model/target.ts';
import type { MarkedTest } from '../model/test-result.ts';
import { takeBaseline } from './world/baseline.ts';
import type { GuardReach } from './world/guard-reach.ts';
import { mendLoaded } from './mend/mend-loaded.ts';
import { repairFromCache } from './repair-from-cache.ts';
import { type PatchReview, reviewPatches } from './prove/patch-review.ts';
import { createScene } from './repair-scene.ts';
import type { RepairWorld } from './world/repair-world.ts';
import { runTimeoutMs } from './world/run-timeout.ts';
import { searchAndProve, type Recalled } from './search-and-prove.ts';
import type { SearchSetting } from './search-until-proved.ts';
import { targetName } from './world/target-name.ts';
import type { TargetOutcome } from './tell/target-outcome.ts';
import { stoppedReport } from './tell/target-report.ts';
import { filesOf } from './world/test-files.ts';

/** Around one repair. */
export interface RepairSetting extends SearchSetting, Pick<Recalled, 'recalled'> {
  /** The accepted patches of other targets. */
  readonly overlay: Readonly<Record<string, string>>;
  readonly reach: GuardReach;
}

/** One repair, step by step until one has healed: what does not load is mended, then cache, search, models. */
export async function repairTarget(
  world: RepairWorld,
  target: RepairTarget,
  marked: readonly MarkedTest[],
  setting: RepairSetting,
): Promise<TargetOutcome> {
  const review = reviewPatches(world, target);
  try {
    return await repairReviewed(world, target, marked, { ...setting, review });
  } finally {
    review.end();
  }
}

async function repairReviewed(
  world: RepairWorld,
  target: RepairTarget,
  marked: readonly MarkedTest[],
  { overlay, reach, review, ...setting }: RepairSetting & { readonly review: PatchReview },
): Promise<TargetOutcome> {
  world.notify({
    type: 'target-started',
    target: targetName(target, world.root),
    failing: marked.length,
    ...(world.beyond !== undefined && { calledBy: world.beyond.user }),
  });
  const files = filesOf(marked, world.root);
  const timeoutMs = runTimeoutMs(world.results, files.length);

  const onDoubt = (): void => setting.ahead.end();
  const baseline = await takeBaseline(world, { files, marked, overlay, timeoutMs, onDoubt });
  if (baseline.status === 'stopped')
    return { report: stoppedReport(world, target, marked, baseline.reason, baseline.explanation) };

  const mended = await mendLoaded(world, { target, marked, failing: baseline.failing, files, overlay, reach, review });
  if (mended !== undefined) return mended;

  const scene = createScene(world, { target, marked, baseline, overlay, files, timeoutMs, reach, review });
  const { outcome, isEvicted } = await repairFromCache(scene, setting.recalled);
  return outcome ?? (await searchAndProve(scene, { ...setting, ...(isEvicted && { isEvicted }) }));
}

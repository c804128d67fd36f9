import { diagnose } from '../diagnose/diagnose.ts';
import { changeOf } from './search/change-of.ts';
import { NO_STATS } from '../model/probe-stats.ts';
import type { SearchResult } from './search/collect-candidates.ts';
import { healedOutcome } from './healed-outcome.ts';
import { proveCached } from './recall/prove-cached.ts';
import type { RecalledRepair } from './recall/recall-repair.ts';
import type { RepairScene } from './repair-scene.ts';
import type { TargetOutcome } from './tell/target-outcome.ts';
import type { TargetEvidence } from './tell/target-report.ts';

/** What became of the first step of the ladder. */
export interface FromCache {
  /** Absent: there was nothing, or it does not pass any more. */
  readonly outcome?: TargetOutcome;
  /** What was there does not pass any more, and is out of the cache. */
  readonly isEvicted?: true;
}

/** The first step of the ladder: what an earlier run found, proved anew. */
export async function repairFromCache(scene: RepairScene, recalled: RecalledRepair | undefined): Promise<FromCache> {
  const cached = recalled?.repair;
  if (cached === undefined) return {};
  const { world, target, name, marked, baseline, filter } = scene;
  const started = world.clock.now();
  const { plan, whole } = await scene.guards;
  const proved = await proveCached(whole, plan, target, cached, scene.review);
  const [best] = proved?.patches ?? [];
  if (proved === undefined || best === undefined) {
    await world.cache?.evict(cached);
    return { isEvicted: true };
  }
  world.notify({ type: 'patch-proved', target: name, change: changeOf(target, best.candidate) });
  const evidence: TargetEvidence = {
    target,
    marked,
    diagnosis: diagnose(marked),
    guards: { passing: filter.passedBefore, ownPassing: baseline.passing.length },
    search: NOT_SEARCHED,
    proposer: cached.proposer,
    cached: 'proved',
    probeMs: 0,
    verifyMs: world.clock.now() - started,
  };
  return { outcome: await healedOutcome(scene, evidence, { proved, plausible: cached.plausible, recalled }) };
}

const NOT_SEARCHED: SearchResult = {
  candidates: [],
  suspicious: [],
  way: 'none',
  wayReason: 'the patch is from the cache',
  end: 'exhausted',
  stats: NO_STATS,
};

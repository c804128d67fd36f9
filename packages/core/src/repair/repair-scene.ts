import type { TestFile } from '../model/run.ts';
import type { RepairTarget } from '../model/target.ts';
import { testKey } from '../model/test-id.ts';
import type { MarkedTest } from '../model/test-result.ts';
import { passingTests, planGuards, type GuardPlan } from '../verify/guard-plan.ts';
import type { Proof } from '../verify/verify-patch.ts';
import type { Baseline } from './world/baseline.ts';
import type { GuardReach } from './world/guard-reach.ts';
import type { PatchReview } from './prove/patch-review.ts';
import { relatedTestFiles } from './prove/related-test-files.ts';
import type { RepairWorld } from './world/repair-world.ts';
import { targetName } from './world/target-name.ts';
import { filesOf } from './world/test-files.ts';
import { verifierFor } from './prove/verifier-for.ts';

/** One target whose tests fail in the cage as they do outside: what every step of its repair works with. */
export interface RepairScene {
  readonly world: RepairWorld;
  readonly target: RepairTarget;
  /** As in a marker. */
  readonly name: string;
  readonly marked: readonly MarkedTest[];
  readonly baseline: Extract<Baseline, { status: 'reproduced' }>;
  /** The accepted patches of other targets. */
  readonly overlay: Readonly<Record<string, string>>;
  /** Over the target's own test files, and without `verify`, which may be slow: for what only filters. */
  readonly filter: Proof;
  /** Found out while other steps go on. */
  readonly guards: Promise<SceneGuards>;
  readonly review: PatchReview;
}

export interface SceneGuards {
  readonly plan: GuardPlan;
  /** Over the files that reach the target by imports. */
  readonly near: Proof;
  /** Over all files that are asked before a patch is in place; with several targets, the same as `near`. */
  readonly whole: Proof;
}

export function createScene(
  world: RepairWorld,
  known: Pick<RepairScene, 'target' | 'marked' | 'baseline' | 'overlay' | 'review'> & {
    /** The target's own test files. */
    readonly files: readonly TestFile[];
    readonly timeoutMs: number;
    readonly reach: GuardReach;
  },
): RepairScene {
  const { target, marked, baseline, overlay, review, files, timeoutMs, reach } = known;
  const passedOutside = world.results.filter((test) => test.status === 'passed');
  const filter: Proof = {
    oracle: world.oracle,
    clock: world.clock,
    signal: world.signal,
    targets: baseline.failing.map((test) => test.id),
    files,
    ownFiles: files.length,
    passedBefore: passingTests([...passedOutside, ...baseline.passing]),
    failedBefore: failedBefore(world, overlay),
    refusedBy: new Set(),
    overlay,
    runTimeoutMs: timeoutMs,
    worker: 'kept',
    guardTimeoutMs: world.options.guardTimeoutMs,
  };
  const guards = findGuards(world, target, { ...filter, ...verifierFor(world, target) }, reach);
  // Nobody waits for it when the search comes to nothing.
  guards.catch(() => undefined);
  return { world, target, name: targetName(target, world.root), marked, baseline, overlay, filter, guards, review };
}

async function findGuards(
  world: RepairWorld,
  target: RepairTarget,
  own: Proof,
  reach: GuardReach,
): Promise<SceneGuards> {
  const related = await relatedTestFiles(world, target.file);
  const plan = planGuards({ own: own.files, related, ran: filesOf(world.results, world.root) });
  const near: Proof = { ...own, files: plan.files.slice(0, plan.near) };
  return { plan, near, whole: reach === 'all' ? { ...own, files: plan.files } : near };
}

/** Over the patch of another target they may pass by now, and then they are guards as well. */
function failedBefore({ results }: RepairWorld, overlay: Readonly<Record<string, string>>): ReadonlySet<string> {
  if (Object.keys(overlay).length > 0) return new Set();
  return new Set(results.filter(({ status }) => status === 'failed').map(({ id }) => testKey(id)));
}

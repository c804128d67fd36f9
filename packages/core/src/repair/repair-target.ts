import { diagnose } from '../diagnose/diagnose.ts';
import { labelOf } from '../rank/label.ts';
import type { TestFile } from '../model/run.ts';
import type { RepairTarget } from '../model/target.ts';
import type { TestResult, MarkedTest } from '../model/test-result.ts';
import type { PatchLabel } from '../model/report.ts';
import type { TestId } from '../model/test-id.ts';
import { passingTests, planGuards, type GuardPlan } from '../verify/guard-plan.ts';
import type { Proof } from '../verify/verify-patch.ts';
import { takeBaseline } from './baseline.ts';
import { changeOf } from './change-of.ts';
import { createEarlyProofs } from './early-proofs.ts';
import type { GuardReach } from './guard-reach.ts';
import { mendLoaded } from './mend-loaded.ts';
import { proveWinner } from './prove-winner.ts';
import { relatedTestFiles } from './related-test-files.ts';
import type { RepairWorld } from './repair-world.ts';
import { runTimeoutMs } from './run-timeout.ts';
import { healedReport, notHealedReport, stoppedReport, targetName } from './target-report.ts';
import type { TargetOutcome } from './target-outcome.ts';
import { searchTarget } from './search-target.ts';
import { shortlistCandidates, type ShortlistedPatch } from './shortlist-candidates.ts';
import { filesOf } from './test-files.ts';
import { unreachedReport } from './unreached-report.ts';

/** One repair: baseline, search, proof, minimisation. `overlay` holds the accepted patches of other targets. */
export async function repairTarget(
  world: RepairWorld,
  target: RepairTarget,
  marked: readonly MarkedTest[],
  overlay: Readonly<Record<string, string>>,
  reach: GuardReach,
): Promise<TargetOutcome> {
  const name = targetName(target, world.root);
  world.notify({ type: 'target-started', target: name, failing: marked.length });
  const own = filesOf(marked, world.root);
  const timeoutMs = runTimeoutMs(world.results, own.length);

  const related = relatedTestFiles(world, target.file);
  // Nobody waits for it when the target is not searched.
  related.catch(() => undefined);
  const baseline = await takeBaseline(world, { files: own, marked, overlay, timeoutMs });
  if (baseline.status === 'stopped') {
    return { report: stoppedReport(world, target, marked, baseline.reason, baseline.explanation) };
  }

  const mended = await mendLoaded(world, { target, marked, failing: baseline.failing, files: own, overlay, reach });
  if (mended !== undefined) return mended;

  const guards = guardTests(world, { own, related: await related, baseline });
  const proof: Proof = {
    oracle: world.oracle,
    clock: world.clock,
    signal: world.signal,
    targets: baseline.failing.map((test) => test.id),
    files: guards.plan.files,
    ownFiles: guards.plan.own,
    passedBefore: guards.passing,
    overlay,
    runTimeoutMs: timeoutMs,
    worker: 'kept',
    guardTimeoutMs: world.options.guardTimeoutMs,
  };
  const near = guards.plan.files.slice(0, guards.plan.near);
  const probeStarted = world.clock.now();
  const early = createEarlyProofs({ ...proof, files: near, worker: 'fresh' }, target, (patch) =>
    world.notify({ type: 'patch-proved', target: name, change: changeOf(target, patch.candidate) }),
  );
  const search = await searchTarget(world, { ...proof, files: own }, target, {
    baseline,
    onPlausible: (candidate) => early.offer(candidate),
  });
  if (search.end === 'unreached') {
    const request = { files: own, tests: proof.targets, overlay, timeoutMs };
    return { report: await unreachedReport(world, target, marked, request) };
  }
  const verifyStarted = world.clock.now();
  const known = await early.end();
  const evidence = {
    target,
    marked,
    diagnosis: diagnose(marked),
    guards,
    search,
    proposer: 'search' as const,
    probeMs: verifyStarted - probeStarted,
  };

  const shortlist = await shortlistCandidates({ ...proof, files: near }, target, search.candidates, known, (done, of) =>
    world.notify({ type: 'verifying', target: name, done, of }),
  );
  const files = reach === 'all' ? guards.plan.files : near;
  const proved = await proveWinner(
    { ...proof, files },
    guards.plan,
    target,
    shortlist,
    files.length === near.length ? known : new Map(),
  );
  const verified = { ...evidence, verifyMs: world.clock.now() - verifyStarted };
  if (proved === undefined) return { report: notHealedReport(world, verified) };
  const label = (patch: ShortlistedPatch): PatchLabel =>
    labelOf(patch.candidate, {
      failingTests: baseline.failing.length,
      plausiblePatches: search.candidates.length,
    });
  return {
    report: healedReport(world, verified, proved, label),
    near,
    healedSource: proved.patches[0]?.healedSource as string,
  };
}

function guardTests(
  world: RepairWorld,
  known: {
    readonly own: readonly TestFile[];
    readonly related: readonly TestFile[];
    readonly baseline: { readonly passing: readonly TestResult[] };
  },
): { plan: GuardPlan; passing: Map<string, TestId>; ownPassing: number } {
  const { own, related, baseline } = known;
  const plan = planGuards({ own, related, ran: filesOf(world.results, world.root) });
  const passedOutside = world.results.filter((test) => test.status === 'passed');
  return { plan, passing: passingTests([...passedOutside, ...baseline.passing]), ownPassing: baseline.passing.length };
}

import { diagnose } from '../diagnose/diagnose.ts';
import { labelOf } from '../rank/label.ts';
import type { TestFile } from '../model/run.ts';
import type { AwaitedError } from '../model/probe.ts';
import type { RepairTarget } from '../model/target.ts';
import type { MarkedTest } from '../model/test-result.ts';
import type { PatchLabel } from '../model/report.ts';
import { testKey } from '../model/test-id.ts';
import { passingTests, planGuards, type GuardPlan } from '../verify/guard-plan.ts';
import type { Proof } from '../verify/verify-patch.ts';
import { askModels } from './ask-models.ts';
import { takeBaseline } from './baseline.ts';
import { changeOf } from './change-of.ts';
import { createEarlyProofs } from './early-proofs.ts';
import type { GuardReach } from './guard-reach.ts';
import { mendLoaded } from './mend-loaded.ts';
import type { ProbeAhead } from './probe-ahead.ts';
import { proveWinner } from './prove-winner.ts';
import type { RecalledRepair } from './recall-repair.ts';
import { relatedTestFiles } from './related-test-files.ts';
import { rememberRepair } from './remember-repair.ts';
import { repairFromCache } from './repair-from-cache.ts';
import type { RepairWorld } from './repair-world.ts';
import { runTimeoutMs } from './run-timeout.ts';
import { healedReport, notHealedReport, stoppedReport } from './target-report.ts';
import { targetName } from './target-name.ts';
import { verifierFor } from './verifier-for.ts';
import type { TargetOutcome } from './target-outcome.ts';
import { searchTarget } from './search-target.ts';
import { shortlistCandidates, type ShortlistedPatch } from './shortlist-candidates.ts';
import { filesOf } from './test-files.ts';
import { unreachedReport } from './unreached-report.ts';

/** Around one repair. */
export interface RepairSetting {
  /** The accepted patches of other targets. */
  readonly overlay: Readonly<Record<string, string>>;
  readonly reach: GuardReach;
  readonly ahead: ProbeAhead;
  /** By `testKey`: the errors that failing tests wait for. */
  readonly awaited: ReadonlyMap<string, readonly AwaitedError[]>;
  /** Absent: there is no cache. */
  readonly recalled?: RecalledRepair | undefined;
  /** Called when the search is over: only proofs follow. */
  readonly onSearched?: () => void;
}

/** One repair: baseline, cache, search, proof, minimisation. */
export async function repairTarget(
  world: RepairWorld,
  target: RepairTarget,
  marked: readonly MarkedTest[],
  { overlay, reach, ahead, awaited, recalled, onSearched }: RepairSetting,
): Promise<TargetOutcome> {
  const name = targetName(target, world.root);
  world.notify({ type: 'target-started', target: name, failing: marked.length });
  const own = filesOf(marked, world.root);
  const timeoutMs = runTimeoutMs(world.results, own.length);

  const onDoubt = (): void => ahead.end();
  const baseline = await takeBaseline(world, { files: own, marked, overlay, timeoutMs, onDoubt });
  if (baseline.status === 'stopped') {
    return { report: stoppedReport(world, target, marked, baseline.reason, baseline.explanation) };
  }

  const mended = await mendLoaded(world, { target, marked, failing: baseline.failing, files: own, overlay, reach });
  if (mended !== undefined) return mended;

  // Found out while the search goes on; nobody waits for it when that comes to nothing.
  const planning = planGuardFiles(world, target, own);
  planning.catch(() => undefined);
  const passedOutside = world.results.filter((test) => test.status === 'passed');
  const ownProof: Proof = {
    oracle: world.oracle,
    clock: world.clock,
    signal: world.signal,
    targets: baseline.failing.map((test) => test.id),
    files: own,
    ownFiles: own.length,
    passedBefore: passingTests([...passedOutside, ...baseline.passing]),
    failedBefore: failedBefore(world, overlay),
    overlay,
    runTimeoutMs: timeoutMs,
    worker: 'kept',
    guardTimeoutMs: world.options.guardTimeoutMs,
  };
  /** What only filters need not be asked about: `verify` may be slow. */
  const lastWord: Proof = { ...ownProof, ...verifierFor(world, target) };
  const inCache = { proof: lastWord, planning, reach, target, marked, baseline };
  const repeated = await repairFromCache(world, recalled, inCache);
  if (repeated !== undefined) return repeated;
  const probeStarted = world.clock.now();
  const nearProof = planning.then((plan): Proof => ({ ...lastWord, files: nearFiles(plan), worker: 'fresh' }));
  const early = createEarlyProofs(nearProof, target, (patch) =>
    world.notify({ type: 'patch-proved', target: name, change: changeOf(target, patch.candidate) }),
  );
  const search = await searchTarget(world, ownProof, target, {
    baseline,
    ahead,
    awaited,
    onPlausible: (candidate) => early.offer(candidate),
  });
  onSearched?.();
  if (search.end === 'unreached') {
    const request = { files: own, tests: ownProof.targets, overlay, timeoutMs };
    return { report: await unreachedReport(world, target, marked, request) };
  }
  const verifyStarted = world.clock.now();
  const plan = await planning;
  const near = nearFiles(plan);
  const known = await early.end();
  const evidence = {
    target,
    marked,
    diagnosis: diagnose(marked),
    guards: { passing: ownProof.passedBefore, ownPassing: baseline.passing.length },
    search,
    probeMs: verifyStarted - probeStarted,
  };

  const shortlist = await shortlistCandidates(
    { ...lastWord, files: near },
    target,
    search.candidates,
    known,
    (done, of) => world.notify({ type: 'proof-progress', target: name, done, of }),
  );
  const files = reach === 'all' ? plan.files : near;
  const whole = { ...lastWord, files };
  const found = await proveWinner(whole, plan, target, shortlist, files.length === near.length ? known : new Map());
  const asked =
    found === undefined
      ? await askModels(
          world,
          { target, files: own, failing: baseline.failing, passing: baseline.passing, overlay, search, marked },
          {
            near: { ...lastWord, files: near },
            prove: (patches) => proveWinner(whole, plan, target, patches, new Map()),
          },
        )
      : undefined;
  const proved = found ?? asked?.proved;
  const verified = {
    ...evidence,
    proposer: asked?.proved?.proposer ?? ('search' as const),
    ...(asked !== undefined && { models: asked }),
    verifyMs: world.clock.now() - verifyStarted,
  };
  if (proved === undefined) return { report: notHealedReport(world, verified) };
  const { proposer } = verified;
  const { length: plausible } = (asked?.repairs.at(-1)?.finish?.search ?? search).candidates;
  await rememberRepair(world, recalled, target, { proved, proposer, plausible });
  const label = (patch: ShortlistedPatch): PatchLabel =>
    labelOf(patch.candidate, {
      failingTests: baseline.failing.length,
      plausiblePatches: plausible,
    });
  return {
    report: healedReport(world, verified, proved, label),
    near,
    healedSource: proved.patches[0]?.healedSource as string,
  };
}

/** Over the patch of another target they may pass by now, and then they are guards as well. */
function failedBefore({ results }: RepairWorld, overlay: Readonly<Record<string, string>>): ReadonlySet<string> {
  if (Object.keys(overlay).length > 0) return new Set();
  return new Set(results.filter(({ status }) => status === 'failed').map(({ id }) => testKey(id)));
}

async function planGuardFiles(world: RepairWorld, target: RepairTarget, own: readonly TestFile[]): Promise<GuardPlan> {
  const related = await relatedTestFiles(world, target.file);
  return planGuards({ own, related, ran: filesOf(world.results, world.root) });
}

function nearFiles({ files, near }: GuardPlan): readonly TestFile[] {
  return files.slice(0, near);
}

import { diagnose } from '../diagnose/diagnose.ts';
import type { AwaitedError } from '../model/probe.ts';
import type { Proof } from '../verify/verify-patch.ts';
import { askModels } from './ask/ask-models.ts';
import { OPENS_SOCKETS } from './world/baseline.ts';
import { changeOf } from './search/change-of.ts';
import { createEarlyProofs } from './prove/early-proofs.ts';
import { healedOutcome } from './healed-outcome.ts';
import type { ProbeAhead } from './search/probe-ahead.ts';
import { proveWinner } from './prove/prove-winner.ts';
import type { RecalledRepair } from './recall/recall-repair.ts';
import type { RepairScene } from './repair-scene.ts';
import { searchTarget } from './search/search-target.ts';
import { shortlistCandidates } from './prove/shortlist-candidates.ts';
import type { TargetOutcome } from './tell/target-outcome.ts';
import { notHealedReport, stoppedReport, type TargetEvidence } from './tell/target-report.ts';
import { unreachedReport } from './tell/unreached-report.ts';

export interface SearchSetting {
  readonly ahead: ProbeAhead;
  /** By `testKey`: the errors that failing tests wait for. */
  readonly awaited: ReadonlyMap<string, readonly AwaitedError[]>;
  /** Absent: there is no cache. */
  readonly recalled?: RecalledRepair | undefined;
  /** As in `FromCache`. */
  readonly isEvicted?: true;
  /** Called when the search is over: only proofs follow. */
  readonly onSearched?: () => void;
}

/** The search, the proof of its finds, and where none is proved, models. */
export async function searchAndProve(
  scene: RepairScene,
  { ahead, awaited, recalled, isEvicted, onSearched }: SearchSetting,
): Promise<TargetOutcome> {
  const { world, target, name, marked, baseline, overlay, filter, review } = scene;
  const probeStarted = world.clock.now();
  const fresh = scene.guards.then(({ near }): Proof => ({ ...near, worker: 'fresh' }));
  const early = createEarlyProofs(fresh, target, review, (patch) =>
    world.notify({ type: 'patch-proved', target: name, change: changeOf(target, patch.candidate) }),
  );
  const search = await searchTarget(world, filter, target, {
    baseline,
    ahead,
    awaited,
    onPlausible: (candidate) => early.offer(candidate),
  });
  onSearched?.();
  if (search.end === 'opens-sockets')
    return { report: stoppedReport(world, target, marked, 'opens-sockets', OPENS_SOCKETS) };
  if (search.end === 'unreached') {
    const request = { files: filter.files, tests: filter.targets, overlay, timeoutMs: filter.runTimeoutMs };
    return { report: await unreachedReport(world, target, marked, request) };
  }

  const verifyStarted = world.clock.now();
  const { plan, near, whole } = await scene.guards;
  const known = await early.end();
  const shortlist = await shortlistCandidates(near, target, search.candidates, { known, review }, (done, of) =>
    world.notify({ type: 'proof-progress', target: name, done, of }),
  );
  // What was proved early was proved over the files near the target only.
  const provedBefore = whole.files.length === near.files.length ? known : new Map();
  const found = await proveWinner(whole, plan, target, shortlist, { known: provedBefore, review });
  const asked = found === undefined ? await askModels(world, questionOf(scene, search), { near, prove }) : undefined;
  const proved = found ?? asked?.proved;
  const evidence: TargetEvidence = {
    target,
    marked,
    diagnosis: diagnose(marked),
    guards: { passing: filter.passedBefore, ownPassing: baseline.passing.length },
    search,
    proposer: asked?.proved?.proposer ?? 'search',
    ...(isEvicted && { cached: 'evicted' }),
    ...(asked !== undefined && { models: asked }),
    probeMs: verifyStarted - probeStarted,
    verifyMs: world.clock.now() - verifyStarted,
  };
  if (proved === undefined) return { report: notHealedReport(world, evidence) };
  const { length: plausible } = (asked?.repairs.at(-1)?.finish?.search ?? search).candidates;
  return healedOutcome(scene, evidence, { proved, plausible, recalled });

  function prove(patches: Parameters<typeof proveWinner>[3]): ReturnType<typeof proveWinner> {
    return proveWinner(whole, plan, target, patches, { known: new Map(), review });
  }
}

/** What models are told. */
function questionOf(
  { target, filter, baseline, overlay, marked }: RepairScene,
  search: Parameters<typeof askModels>[1]['search'],
): Parameters<typeof askModels>[1] {
  const { failing, passing } = baseline;
  return { target, files: filter.files, failing, passing, overlay, search, marked };
}

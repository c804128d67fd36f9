import { diagnose } from '../diagnose/diagnose.ts';
import type { Candidate } from '../model/candidate.ts';
import { askModels } from './ask/ask-models.ts';
import { OPENS_SOCKETS } from './world/baseline.ts';
import { healedOutcome } from './healed-outcome.ts';
import { proveWinner } from './prove/prove-winner.ts';
import type { RecalledRepair } from './recall/recall-repair.ts';
import type { RepairScene } from './repair-scene.ts';
import { passedOf } from './search/collect-candidates.ts';
import { reachedModules } from './search/reached-modules.ts';
import { searchUntilProved, type SearchSetting } from './search-until-proved.ts';
import type { TargetOutcome } from './tell/target-outcome.ts';
import { notHealedReport, stoppedReport, type TargetEvidence } from './tell/target-report.ts';
import { unreachedReport } from './tell/unreached-report.ts';
import { elsewhereText } from './tell/what-runs.ts';

/** What is known before the search. */
export interface Recalled {
  /** Absent: there is no cache. */
  readonly recalled?: RecalledRepair | undefined;
  /** As in `FromCache`. */
  readonly isEvicted?: true;
}

/** The search, the proof of its finds, and where none is proved, what the target calls, then models. */
export async function searchAndProve(
  scene: RepairScene,
  { recalled, isEvicted, ...setting }: SearchSetting & Recalled,
): Promise<TargetOutcome> {
  const { world, target, marked, baseline, overlay, filter, review } = scene;
  const started = world.clock.now();
  const { search, searchMs, proved: found } = await searchUntilProved(scene, setting);
  if (search.end === 'opens-sockets')
    return { report: stoppedReport(world, target, marked, 'opens-sockets', OPENS_SOCKETS) };
  const request = { files: filter.files, tests: filter.targets, overlay, timeoutMs: filter.runTimeoutMs };
  // Nobody asks why, of what no mark names.
  if (search.end === 'unreached' && world.beyond === undefined)
    return { report: await unreachedReport(world, target, marked, request) };

  const { plan, near, whole } = await scene.guards;
  // It costs nothing, and a model does.
  const lookedAt = world.clock.now();
  const isBeyond = found === undefined && (await setting.lookBeyond?.()) !== undefined;
  const beyondMs = world.clock.now() - lookedAt;
  const isOpen = found === undefined && !isBeyond;
  const asked = isOpen ? await askModels(world, questionOf(scene, search), { near, prove }) : undefined;
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
    probeMs: searchMs,
    verifyMs: world.clock.now() - started - searchMs - beyondMs,
  };
  if (proved === undefined) {
    const isClueless = world.beyond === undefined && !isBeyond && hasLookedAll(search) && !world.signal.aborted;
    const elsewhere = isClueless ? await lookElsewhere() : undefined;
    return { report: notHealedReport(world, { ...evidence, ...(elsewhere !== undefined && { elsewhere }) }) };
  }
  const plausible = claimsIn((asked?.repairs.at(-1)?.finish?.search ?? search).candidates);
  return healedOutcome(scene, evidence, { proved, plausible, recalled });

  async function lookElsewhere(): Promise<string | undefined> {
    const reached = await reachedModules(world, request);
    return reached && elsewhereText(reached, target, world, marked);
  }

  function prove(patches: Parameters<typeof proveWinner>[3]): ReturnType<typeof proveWinner> {
    return proveWinner(whole, plan, target, patches, { known: new Map(), review });
  }
}

/** Whether the search has looked at all there is, and found nothing in the target. */
function hasLookedAll(search: TargetEvidence['search']): boolean {
  return passedOf(search) === 0 && (search.end === 'exhausted' || search.end === 'candidates');
}

/** How many different things may be right: the same change at one place and at all like it is one. */
function claimsIn(candidates: readonly Candidate[]): number {
  return candidates.filter(({ isUniform }) => isUniform !== true).length || candidates.length;
}

/** What models are told. */
function questionOf(
  { target, filter, baseline, overlay, marked }: RepairScene,
  search: Parameters<typeof askModels>[1]['search'],
): Parameters<typeof askModels>[1] {
  const { failing, passing } = baseline;
  return { target, files: filter.files, failing, passing, overlay, search, marked };
}

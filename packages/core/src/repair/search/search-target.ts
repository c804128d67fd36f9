import type { Candidate } from '../../model/candidate.ts';
import type { AwaitedError, ProbeStats, ProbeTask } from '../../model/probe.ts';
import { joinStats, NO_STATS } from '../../model/probe-stats.ts';
import type { RepairTarget } from '../../model/target.ts';
import type { TestResult } from '../../model/test-result.ts';
import { testKey } from '../../model/test-id.ts';
import type { Proof } from '../../verify/verify-patch.ts';
import type { Baseline } from '../world/baseline.ts';
import { collectCandidates, NOT_SEARCHED, type SearchResult, type Unprobeable } from './collect-candidates.ts';
import { resumable, type ProbeAgain, type TargetSearch } from './go-on.ts';
import type { ProbeAhead } from './probe-ahead.ts';
import { probeTaskFor } from './probe-task.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { triedTimeoutMs } from '../world/run-timeout.ts';
import { searchByRuns } from './search-by-runs.ts';
import { supervisedProbe } from './supervised-probe.ts';
import { targetName } from '../world/target-name.ts';
import { typesOf } from './types-of.ts';
import { whyNoProbe } from './why-no-probe.ts';
import { searches } from './searches.ts';

type Progress = (stats: ProbeStats) => void;

/**
 * Looks for candidates in a probe, or, where it may not or cannot be used, by whole runs. `proof` goes over the target's own
 * test files only. `onPlausible` gets each find of a probe as it comes.
 */
export async function searchTarget(
  world: RepairWorld,
  proof: Proof,
  target: RepairTarget,
  input: {
    readonly baseline: Extract<Baseline, { status: 'reproduced' }>;
    readonly ahead: ProbeAhead;
    /** By `testKey`: the errors that failing tests wait for; absent: nobody has looked. */
    readonly awaited?: ReadonlyMap<string, readonly AwaitedError[]>;
    readonly onPlausible: (candidate: Candidate) => void;
    /** Looks elsewhere for a patch that costs less; a find ends the search. Absent: nobody looks there. */
    readonly lookBeyond?: (than: number) => Promise<unknown>;
  },
): Promise<TargetSearch> {
  if (!searches(world.options)) return { search: NOT_SEARCHED };
  const { baseline, ahead, awaited = new Map(), onPlausible, lookBeyond } = input;
  const name = targetName(target, world.root);
  const ticket = typesOf(world, target);
  const task = probeTaskFor({
    target,
    failing: baseline.failing,
    passing: withoutFailing(baseline.passing, baseline.failing),
    overlay: proof.overlay,
    awaited,
    options: world.options,
    beyond: world.beyond,
    root: world.root,
    types: ticket,
  });
  const started = world.clock.now();
  const progress: Progress = (stats) => world.notify({ type: 'search-progress', target: name, ...stats });
  const again: ProbeAgain = {
    probe: (next, before) =>
      probe(world, next, name, {
        ahead,
        progress: (stats) => progress(joinStats(before, stats)),
        plausible: onPlausible,
        ...(lookBeyond && setAsideBy(lookBeyond)),
      }),
    leftMs: () => task.limits.timeoutMs - (world.clock.now() - started),
  };
  const probed = await again.probe(task, NO_STATS);
  if (probed.end !== 'unprobeable') {
    const why = ticket !== undefined && 'why' in ticket ? { types: ticket.why } : {};
    return resumable({ ...probed, ...why }, task, again);
  }
  // Whole runs over candidates would open them as well.
  if (probed.opensSockets) return { search: { ...NOT_SEARCHED, end: 'opens-sockets' } };
  const runTimeoutMs = Math.min(proof.runTimeoutMs, triedTimeoutMs(baseline.durationMs));
  const { failing } = baseline;
  // A worker that fell silent before it could calibrate has perhaps had all of it, and has shown nothing.
  const timeoutMs = Math.max(again.leftMs(), task.limits.timeoutMs / 2);
  const byRuns = { ...task, limits: { ...task.limits, timeoutMs } };
  const { reason } = probed;
  return searchByRuns({ proof: { ...proof, runTimeoutMs }, task: byRuns, failing, reason, progress });
}

/** Someone looks elsewhere once what is likely has been tried, and what is found there is the end of the search, whatever it has found since. */
function setAsideBy(lookBeyond: (than: number) => Promise<unknown>): {
  readonly passedBy: (cost: number) => void;
  readonly isEnough: () => boolean;
} {
  let isSetAside = false;
  return {
    passedBy(cost) {
      lookBeyond(cost).then(
        (found) => (isSetAside ||= found !== undefined),
        // Told to whoever asks for the answer.
        () => undefined,
      );
    },
    isEnough: () => isSetAside,
  };
}

function withoutFailing(passing: readonly TestResult[], failing: readonly TestResult[]): TestResult[] {
  const failingKeys = new Set(failing.map((test) => testKey(test.id)));
  return passing.filter((test) => !failingKeys.has(testKey(test.id)));
}

async function probe(
  world: RepairWorld,
  task: ProbeTask,
  name: string,
  {
    ahead,
    ...listen
  }: {
    readonly ahead: ProbeAhead;
    readonly progress: Progress;
    readonly plausible: (candidate: Candidate) => void;
    readonly passedBy?: (cost: number) => void;
    readonly isEnough?: () => boolean;
  },
): Promise<SearchResult | Unprobeable> {
  const refusal = whyNoProbe(world.oracle, world.options);
  if (refusal !== undefined) return { end: 'unprobeable', reason: refusal };
  const messages = ahead.take(task) ?? supervisedProbe(world, task, world.signal);
  return collectCandidates(messages, task.target.source, {
    calibrated: (way) => world.notify({ type: 'probe-started', target: name, way }),
    ...listen,
  });
}

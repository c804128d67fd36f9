import { framesOf } from '../../diagnose/stack-files.ts';
import { inspectPatch } from '../../guard/inspect-patch.ts';
import type { Candidate } from '../../model/candidate.ts';
import type { NearMiss } from '../../model/learned.ts';
import type { ProbeStats, ProbeTask, SearchEnd } from '../../model/probe.ts';
import type { RepairTarget } from '../../model/target.ts';
import type { TestResult } from '../../model/test-result.ts';
import { rankCandidates } from '../../rank/rank-candidates.ts';
import { unobservedCandidates } from '../../search/unobserved-candidates.ts';
import { verifyPatch, type Proof } from '../../verify/verify-patch.ts';
import type { SearchResult } from './collect-candidates.ts';
import { nearest, nearMissOf } from './near-miss-of.ts';

export interface RunsSearch {
  /** Over the target's own test files; each of its runs is one candidate's. */
  readonly proof: Proof;
  readonly task: Pick<ProbeTask, 'target' | 'tests' | 'limits'>;
  /** The tests to be turned, as they fail in the cage. */
  readonly failing: readonly TestResult[];
  /** Why no probe is used, for people. */
  readonly reason: string;
  readonly progress: (stats: ProbeStats) => void;
}

/** Candidates still looked at after the first plausible one: each costs a whole run. */
const MAX_AFTER_FIRST = 12;

/**
 * The search where no probe is to be trusted: every candidate is judged by a real run, some tens of milliseconds each
 * instead of some tens of microseconds, and nothing is known of the values at run time.
 */
export async function searchByRuns({ proof, task, failing, reason, progress }: RunsSearch): Promise<SearchResult> {
  const { target, tests, limits } = task;
  const { clock } = proof;
  const started = clock.now();
  const plausible: Candidate[] = [];
  let judged = 0;
  let nearestTurned = 0;
  const misses: NearMiss[] = [];
  let first: Pick<ProbeStats, 'firstPlausibleMs' | 'firstPlausibleNth'> = {};
  const stats = (): ProbeStats => ({
    candidates: judged,
    testRuns: judged,
    compiles: judged,
    durationMs: clock.now() - started,
    nearestTurned,
    ...first,
  });

  const search = async (): Promise<SearchEnd> => {
    for (const candidate of unobservedCandidates({ target, tests, stackLines: stackLinesIn(target, failing) })) {
      const [best] = plausible;
      const afterFirst = judged - (first.firstPlausibleNth ?? judged);
      if (best !== undefined && (candidate.cost > best.cost + limits.slack || afterFirst >= MAX_AFTER_FIRST))
        return 'slack';
      if (clock.now() - started >= limits.timeoutMs) return 'timeout';
      if (judged >= limits.maxCandidates) return 'candidates';
      const inspection = inspectPatch(target, candidate.edits);
      if (!inspection.allowed) continue;
      const verdict = await verifyPatch(proof, { [target.file]: inspection.healedSource });
      judged += 1;
      if (verdict.status === 'plausible') {
        plausible.push(candidate);
        if (plausible.length === 1) first = { firstPlausibleMs: clock.now() - started, firstPlausibleNth: judged };
      }
      if (verdict.status === 'failing')
        nearestTurned = Math.max(nearestTurned, proof.targets.length - verdict.stillFailing.length);
      const miss = nearMissOf(verdict, candidate, target, proof.targets.length);
      if (miss !== undefined) misses.push(miss);
      progress(stats());
    }
    return 'exhausted';
  };

  const end = await search();
  return {
    candidates: rankCandidates(plausible, task.target.source),
    suspicious: [],
    way: 'runs',
    wayReason: reason,
    end,
    stats: stats(),
    ...(misses.length > 0 && { learned: { values: [], conditions: [], nearMisses: nearest(misses) } }),
  };
}

function stackLinesIn({ file }: RepairTarget, failing: readonly TestResult[]): number[] {
  const frames = failing.flatMap(({ errors }) =>
    errors.flatMap(({ stack }) => (stack === undefined ? [] : framesOf(stack))),
  );
  return [...new Set(frames.filter((frame) => frame.file === file).map(({ line }) => line))];
}

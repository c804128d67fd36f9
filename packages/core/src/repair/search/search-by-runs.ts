import { framesOf } from '../../diagnose/stack-files.ts';
import { inspectPatch } from '../../guard/inspect-patch.ts';
import type { Candidate } from '../../model/candidate.ts';
import type { NearMiss } from '../../model/learned.ts';
import type { ProbeStats, ProbeTask, SearchEnd } from '../../model/probe.ts';
import type { RepairTarget } from '../../model/target.ts';
import { NO_STATS } from '../../model/probe-stats.ts';
import type { TestResult } from '../../model/test-result.ts';
import type { Verdict } from '../../model/verdict.ts';
import { rankCandidates } from '../../rank/rank-candidates.ts';
import { createFaultLog } from '../../search/fault-log.ts';
import { unobservedCandidates } from '../../search/unobserved-candidates.ts';
import { verifyPatch, type Proof } from '../../verify/verify-patch.ts';
import type { SearchResult } from './collect-candidates.ts';
import type { TargetSearch } from './go-on.ts';
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
export async function searchByRuns({ proof, task, failing, reason, progress }: RunsSearch): Promise<TargetSearch> {
  const { target, tests, limits } = task;
  const { clock } = proof;
  const started = clock.now();
  const log = createFaultLog();
  const candidates = unobservedCandidates({ target, tests, stackLines: stackLinesIn(target, failing) }, log.note);
  const misses: NearMiss[] = [];
  let stats = NO_STATS;
  let next: IteratorResult<Candidate, void> = candidates.next();

  return await searchOn([], 0);

  /** `plausible`: finds that may still hold; grows. `refusedBefore`: how many do not. */
  async function searchOn(plausible: Candidate[], refusedBefore: number): Promise<TargetSearch> {
    const end = await findMore(plausible);
    const search: SearchResult = {
      candidates: rankCandidates(plausible, target.source),
      ...(refusedBefore > 0 && { refusedBefore }),
      suspicious: [],
      way: 'runs',
      wayReason: reason,
      end,
      stats,
      ...(log.faults.length > 0 && { faults: log.faults }),
      ...(misses.length > 0 && { learned: { values: [], conditions: [], nearMisses: nearest(misses) } }),
    };
    if (end !== 'slack') return { search };
    return {
      search,
      goOn: (refused) => {
        const left = plausible.filter(({ key }) => !refused.includes(key));
        return searchOn(left, refusedBefore + plausible.length - left.length);
      },
    };
  }

  async function findMore(plausible: Candidate[]): Promise<SearchEnd> {
    let afterFirst = 0;
    for (; next.done !== true; next = candidates.next()) {
      const candidate = next.value;
      const [best] = plausible;
      if (best !== undefined && (candidate.cost > best.cost + limits.slack || afterFirst >= MAX_AFTER_FIRST))
        return 'slack';
      if (candidate.cost > (limits.maxCost ?? Infinity)) return 'exhausted';
      if (clock.now() - started >= limits.timeoutMs) return 'timeout';
      if (stats.candidates >= limits.maxCandidates) return 'candidates';
      const inspection = inspectPatch(target, candidate.edits);
      if (!inspection.allowed) continue;
      const verdict = await verifyPatch(proof, { [target.file]: inspection.healedSource });
      count(verdict);
      if (best !== undefined) afterFirst++;
      if (verdict.status === 'plausible') plausible.push(candidate);
      const miss = nearMissOf(verdict, candidate, target, proof.targets.length);
      if (miss !== undefined) misses.push(miss);
      progress(stats);
    }
    return 'exhausted';
  }

  function count(verdict: Verdict): void {
    const judged = stats.candidates + 1;
    const durationMs = clock.now() - started;
    const turned = verdict.status === 'failing' ? proof.targets.length - verdict.stillFailing.length : 0;
    const isFirst = verdict.status === 'plausible' && stats.firstPlausibleNth === undefined;
    stats = {
      ...stats,
      candidates: judged,
      testRuns: judged,
      compiles: judged,
      durationMs,
      nearestTurned: Math.max(stats.nearestTurned, turned),
      ...(isFirst && { firstPlausibleMs: durationMs, firstPlausibleNth: judged }),
    };
  }
}

function stackLinesIn({ file }: RepairTarget, failing: readonly TestResult[]): number[] {
  const frames = failing.flatMap(({ errors }) =>
    errors.flatMap(({ stack }) => (stack === undefined ? [] : framesOf(stack))),
  );
  return [...new Set(frames.filter((frame) => frame.file === file).map(({ line }) => line))];
}

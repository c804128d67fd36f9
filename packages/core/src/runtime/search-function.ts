import type { Candidate } from '../model/candidate.ts';
import type { Learned } from '../model/learned.ts';
import type { SearchFault } from '../model/search-fault.ts';
import type { ProbeStats, ProbeTest, SearchEnd, Suspicion } from '../model/probe.ts';
import { NO_STATS } from '../model/probe-stats.ts';
import { AFTER_FIRST } from '../model/after-first.ts';
import { targetTest } from '../model/target-test.ts';
import { rankCandidates } from '../rank/rank-candidates.ts';
import { runProbe } from '../search/run-probe.ts';
import type { HealListener } from '../model/event.ts';
import { functionDriver, testIds, type FunctionDriverParts } from './function-driver.ts';
import type { TestEnd } from './run-test.ts';

export interface FunctionSearchParts extends FunctionDriverParts {
  /** By test: what the unchanged function does. */
  readonly baseline: readonly TestEnd[];
  readonly maxCandidates: number;
  readonly timeoutMs: number;
  readonly seed: number;
  readonly notify: HealListener;
  /** Find out what may help a model. */
  readonly learn: boolean;
}

export interface FunctionSearch {
  /** Passed the search, best first. */
  readonly candidates: readonly Candidate[];
  /** `unsearchable`: the tests do not repeat what they did; `reason` says it. */
  readonly end: SearchEnd | 'unsearchable' | 'aborted';
  readonly reason?: string;
  readonly suspicious: readonly Suspicion[];
  readonly stats: ProbeStats;
  /** As in `SearchReport`. */
  readonly faults?: readonly SearchFault[];
  /** Absent when it was not asked for, or there was no time. */
  readonly learned?: Learned;
}

/** The embedded search over one function, in this process. */
export async function searchFunction(parts: FunctionSearchParts): Promise<FunctionSearch> {
  const { text, tests, baseline, bench, signal, notify, maxCandidates, timeoutMs, seed, learn } = parts;
  const found: Candidate[] = [];
  let suspicious: readonly Suspicion[] = [];
  let stats = NO_STATS;
  const faults: SearchFault[] = [];
  let learned: Learned | undefined;
  let ended: Pick<FunctionSearch, 'end' | 'reason'> = { end: 'exhausted' };
  const ids = testIds(tests);
  const task = {
    target: text.target,
    testFile: 'tests',
    tests: baseline.map((end, index) => probeTest(ids[index] as ProbeTest['id'], end)),
    overlay: {},
    limits: { maxCandidates, timeoutMs, ...AFTER_FIRST },
    seed,
    journal: {},
    announce: false,
    ...(learn && { learn: true as const }),
    // Whether they do is not watched here: who hands in tests that call servers is told not to.
    allowSockets: true,
  };
  try {
    await runProbe(
      task,
      functionDriver(parts),
      async (message) => {
        signal.throwIfAborted();
        if (message.type === 'calibrated') notify({ type: 'probe-started', target: text.name, way: message.way });
        if (message.type === 'located') suspicious = message.suspicious;
        if (message.type === 'fault') faults.push({ operator: message.operator, reason: message.reason });
        if (message.type === 'learned') learned = message.learned;
        if (message.type === 'plausible') found.push(message.candidate);
        if (message.type === 'progress') notify({ type: 'search-progress', target: text.name, ...message.stats });
        if (message.type === 'progress' || message.type === 'done') stats = message.stats;
        if (message.type === 'done') ended = { end: message.end };
        if (message.type === 'unprobeable') ended = { end: 'unsearchable', reason: message.reason };
      },
      bench.clock,
    );
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  if (signal.aborted) ended = { end: 'aborted' };
  return {
    candidates: rankCandidates(found, text.target.source),
    suspicious,
    stats,
    ...(faults.length > 0 && { faults }),
    ...(learned && { learned }),
    ...ended,
  };
}

function probeTest(id: ProbeTest['id'], { outcome, error }: TestEnd): ProbeTest {
  if (outcome === 'passed') return { id, role: 'guard' };
  return targetTest(id, error ?? { message: 'failed' });
}

import type { Candidate } from '../../model/candidate.ts';
import type { TypesUse } from '../../model/module-types.ts';
import type { Learned } from '../../model/learned.ts';
import type { ProbeMessage, ProbeStats, ProbeWay, SearchEnd, SearchWay, Suspicion } from '../../model/probe.ts';
import { rankCandidates } from '../../rank/rank-candidates.ts';

/** All that a finished search found out. */
export interface SearchResult {
  /** Passed the search, best first. */
  readonly candidates: readonly Candidate[];
  readonly suspicious: readonly Suspicion[];
  readonly way: SearchWay;
  /** Why there was no probe, or what ended it. */
  readonly wayReason?: string;
  /** `left-out`: there is to be none. `opens-sockets`: no test may run over candidates. */
  readonly end: SearchEnd | 'failed' | 'left-out' | 'opens-sockets';
  readonly stats: ProbeStats;
  /** As in `SearchReport`. */
  readonly types?: TypesUse;
  /** Absent: nothing was seen, or nobody asked for it. */
  readonly learned?: Learned;
}

/** No probe can be had; `reason` is for people. */
export interface Unprobeable {
  readonly end: 'unprobeable';
  readonly reason: string;
  readonly opensSockets?: true;
}

export const NO_STATS: ProbeStats = { candidates: 0, testRuns: 0, compiles: 0, durationMs: 0, nearestTurned: 0 };

export const NOT_SEARCHED: SearchResult = {
  candidates: [],
  suspicious: [],
  way: 'none',
  end: 'left-out',
  stats: NO_STATS,
};

/** Reads a probe of `source` to its end. */
export async function collectCandidates(
  messages: AsyncIterable<ProbeMessage>,
  source: string,
  listen: {
    calibrated(way: ProbeWay): void;
    progress(stats: ProbeStats): void;
    plausible(candidate: Candidate): void;
  },
): Promise<SearchResult | Unprobeable> {
  const candidates: Candidate[] = [];
  let suspicious: readonly Suspicion[] = [];
  let way: SearchWay = 'none';
  let stats = NO_STATS;
  let learned: Learned | undefined;
  let types: Pick<SearchResult, 'types'> = {};
  for await (const message of messages) {
    switch (message.type) {
      case 'calibrated':
        way = message.way;
        listen.calibrated(message.way);
        break;
      case 'located':
        suspicious = message.suspicious;
        break;
      case 'types':
        types = { types: message.use };
        break;
      case 'plausible':
        candidates.push(message.candidate);
        listen.plausible(message.candidate);
        break;
      case 'progress':
        stats = message.stats;
        listen.progress(stats);
        break;
      case 'learned':
        learned = message.learned;
        break;
      case 'unprobeable':
        return {
          end: 'unprobeable',
          reason: message.reason,
          ...(message.opensSockets && { opensSockets: true }),
        };
      case 'failed':
        return {
          candidates: rankCandidates(candidates, source),
          suspicious,
          way,
          wayReason: message.reason,
          end: 'failed',
          stats,
          ...types,
        };
      case 'done':
        return {
          candidates: rankCandidates(candidates, source),
          suspicious,
          way,
          end: message.end,
          stats: message.stats,
          ...types,
          ...(learned && { learned }),
        };
    }
  }
  return { candidates: rankCandidates(candidates, source), suspicious, way, end: 'timeout', stats, ...types };
}

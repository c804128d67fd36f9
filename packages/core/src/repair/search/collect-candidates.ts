import type { Candidate } from '../../model/candidate.ts';
import type { Contrast } from '../../model/contrast.ts';
import type { TypesUse } from '../../model/module-types.ts';
import type { Learned } from '../../model/learned.ts';
import type { SearchFault } from '../../model/search-fault.ts';
import type { Bits } from '../../model/bits.ts';
import type { ProbeMessage, ProbeStats, ProbeWay, SearchEnd, SearchWay, Suspicion } from '../../model/probe.ts';
import { NO_STATS } from '../../model/probe-stats.ts';
import { differingSooner } from '../../rank/differing-sooner.ts';
import { rankCandidates } from '../../rank/rank-candidates.ts';

/** All that a finished search found out. */
export interface SearchResult {
  /** Passed the search, best first, but for `differingSooner`. */
  readonly candidates: readonly Candidate[];
  /** How many more had passed, which real runs have refused before the search went on; absent: none. */
  readonly refusedBefore?: number;
  readonly suspicious: readonly Suspicion[];
  readonly way: SearchWay;
  /** Why there was no probe, or what ended it. */
  readonly wayReason?: string;
  /** `left-out`: there is to be none. `opens-sockets`: no test may run over candidates. `set-aside`: what the target uses has a likelier patch. */
  readonly end: SearchEnd | 'failed' | 'left-out' | 'opens-sockets' | 'set-aside';
  readonly stats: ProbeStats;
  /** As in `SearchReport`. */
  readonly types?: TypesUse;
  readonly faults?: readonly SearchFault[];
  /** Absent: nothing was seen, or nobody asked for it. */
  readonly learned?: Learned;
  /** Where the candidates differ; absent: not known. */
  readonly contrast?: Contrast;
  /** As in `ProbeTask`: what a search that goes on need not judge again. Absent: it cannot go on. */
  readonly journal?: Readonly<Record<string, Bits>>;
}

/** How many candidates have passed, those among them that real runs have refused since. */
export function passedOf({ candidates, refusedBefore = 0 }: SearchResult): number {
  return candidates.length + refusedBefore;
}

/** No probe can be had; `reason` is for people. */
export interface Unprobeable {
  readonly end: 'unprobeable';
  readonly reason: string;
  readonly opensSockets?: true;
}

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
    /** As in `ProbeMessage`. */
    passedBy?(cost: number): void;
    /** Asked after each message. */
    isEnough?(): boolean;
  },
): Promise<SearchResult | Unprobeable> {
  const candidates: Candidate[] = [];
  const journal: Record<string, Bits> = {};
  let known: Omit<SearchResult, 'candidates' | 'end'> = { suspicious: [], way: 'none', stats: NO_STATS };
  const result = (end: SearchResult['end']): SearchResult => ({
    ...known,
    candidates: differingSooner(rankCandidates(candidates, source), known.contrast),
    journal,
    end,
  });
  for await (const message of messages) {
    if (listen.isEnough?.() === true) return { ...result('set-aside'), candidates: [] };
    switch (message.type) {
      case 'calibrated':
        known = { ...known, way: message.way, ...(message.reason !== undefined && { wayReason: message.reason }) };
        listen.calibrated(message.way);
        break;
      case 'located':
        known = { ...known, suspicious: message.suspicious };
        break;
      case 'types':
        known = { ...known, types: message.use };
        break;
      case 'fault': {
        const { operator, reason } = message;
        known = { ...known, faults: [...(known.faults ?? []), { operator, reason }] };
        break;
      }
      case 'judged':
        for (const [key, bits] of message.entries) journal[key] = bits;
        break;
      case 'plausible':
        candidates.push(message.candidate);
        listen.plausible(message.candidate);
        break;
      case 'passed-by':
        listen.passedBy?.(message.cost);
        break;
      case 'progress':
        known = { ...known, stats: message.stats };
        listen.progress(message.stats);
        break;
      case 'learned':
        known = { ...known, learned: message.learned };
        break;
      case 'contrasted':
        known = { ...known, contrast: message.contrast };
        break;
      case 'unprobeable':
        return {
          end: 'unprobeable',
          reason: message.reason,
          ...(message.opensSockets && { opensSockets: true }),
        };
      case 'failed':
        known = { ...known, wayReason: message.reason };
        return result('failed');
      case 'done':
        known = { ...known, stats: message.stats };
        return result(message.end);
    }
  }
  return result('timeout');
}

import { joinStats } from '../../model/probe-stats.ts';
import type { ProbeStats, ProbeTask } from '../../model/probe.ts';
import type { SearchResult, Unprobeable } from './collect-candidates.ts';

/** What a search has found, and how it goes on. */
export interface TargetSearch {
  readonly search: SearchResult;
  /**
   * Goes on as if the finds with these keys had not passed: others may be further off. Absent where all has been tried or a budget is
   * used up. `undefined`: no time is left, or the probe cannot be had again.
   */
  readonly goOn?: (refused: readonly string[]) => Promise<TargetSearch | undefined>;
}

export interface ProbeAgain {
  /** `before`: what the search came to until then. */
  probe(task: ProbeTask, before: ProbeStats): Promise<SearchResult | Unprobeable>;
  /** Milliseconds until the time of the whole search is up. */
  leftMs(): number;
}

/**
 * A probe's search over `task` that can go on in another worker. That one takes the same way, with the verdicts of the first for those
 * candidates that it judged, and looks further where the first had seen enough.
 */
export function resumable(search: SearchResult, task: ProbeTask, again: ProbeAgain): TargetSearch {
  const { journal, candidates, end, types } = search;
  const isOver = end !== 'slack' && end !== 'exhausted';
  if (isOver || candidates.length === 0 || journal === undefined) return { search };
  return {
    search,
    async goOn(keys) {
      const timeoutMs = again.leftMs();
      if (timeoutMs <= 0) return undefined;
      const refused = [...(task.refused ?? []), ...keys];
      const { typesFile, ...untyped } = task;
      const next: ProbeTask = {
        ...untyped,
        // As it began: types that have come since would change the order.
        ...(typesFile !== undefined && types === 'used' && { typesFile }),
        journal,
        refused,
        limits: { ...task.limits, timeoutMs },
      };
      const found = await again.probe(next, search.stats);
      if (found.end === 'unprobeable') return undefined;
      return resumable(joined(search, found, refused.length), next, again);
    },
  };
}

function joined(earlier: SearchResult, later: SearchResult, refusedBefore: number): SearchResult {
  return {
    ...later,
    ...(earlier.types !== undefined && { types: earlier.types }),
    stats: joinStats(earlier.stats, later.stats),
    journal: { ...earlier.journal, ...later.journal },
    refusedBefore,
  };
}

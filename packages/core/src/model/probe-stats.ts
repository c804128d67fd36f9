import type { ProbeStats } from './probe.ts';

/** Of a search that has not begun. */
export const NO_STATS: ProbeStats = { candidates: 0, testRuns: 0, compiles: 0, durationMs: 0, nearestTurned: 0 };

/**
 * What two workers of one search come to, one after the other. The later one goes through the same candidates again and
 * counts what it remembers from the journal, so its counts stand for both; time and compiling are spent twice.
 */
export function joinStats(earlier: ProbeStats, later: ProbeStats): ProbeStats {
  return {
    candidates: Math.max(earlier.candidates, later.candidates),
    testRuns: Math.max(earlier.testRuns, later.testRuns),
    compiles: earlier.compiles + later.compiles,
    durationMs: earlier.durationMs + later.durationMs,
    nearestTurned: Math.max(earlier.nearestTurned, later.nearestTurned),
    ...firstPlausible(earlier, later),
  };
}

function firstPlausible(
  earlier: ProbeStats,
  later: ProbeStats,
): Pick<ProbeStats, 'firstPlausibleMs' | 'firstPlausibleNth'> {
  const { firstPlausibleMs, firstPlausibleNth } = earlier.firstPlausibleMs === undefined ? later : earlier;
  if (firstPlausibleMs === undefined || firstPlausibleNth === undefined) return {};
  const offsetMs = earlier.firstPlausibleMs === undefined ? earlier.durationMs : 0;
  return { firstPlausibleMs: offsetMs + firstPlausibleMs, firstPlausibleNth };
}

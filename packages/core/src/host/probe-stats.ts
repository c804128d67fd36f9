import type { ProbeStats } from '../model/probe.ts';

/** Of a search that has not begun. */
export const NO_STATS: ProbeStats = { candidates: 0, testRuns: 0, compiles: 0, durationMs: 0, nearestTurned: 0 };

/** What two workers of one search did, one after the other. */
export function addStats(earlier: ProbeStats, later: ProbeStats): ProbeStats {
  return {
    candidates: earlier.candidates + later.candidates,
    testRuns: earlier.testRuns + later.testRuns,
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
  const first = earlier.firstPlausibleMs === undefined ? later : earlier;
  const offset = first === later ? earlier : NO_STATS;
  return {
    ...(first.firstPlausibleMs === undefined ? {} : { firstPlausibleMs: offset.durationMs + first.firstPlausibleMs }),
    ...(first.firstPlausibleNth === undefined
      ? {}
      : { firstPlausibleNth: offset.candidates + first.firstPlausibleNth }),
  };
}

import type { ProbeWay } from '../model/probe.ts';

/**
 * The order in which a way runs tests. With a load for each candidate, tests may build on what earlier ones have left
 * behind, so they run as their file has them; elsewhere the given order counts.
 */
export function inRunOrder(tests: Iterable<number>, way: ProbeWay, positions: readonly number[]): number[] {
  const given = [...tests];
  if (way !== 'reload-each') return given;
  return given.toSorted((a, b) => (positions[a] ?? -1) - (positions[b] ?? -1));
}

import type { CalibratedTest } from '../../ports/probe-lab.ts';
import type { Span } from '../../model/edit.ts';
import type { Suspicion } from '../../model/probe.ts';
import { leavesOut, type LeavingOut } from '../../model/search-part.ts';
import type { Place } from './place.ts';

/** Which tests fail and which pass on the unchanged source, by their index in the task. */
export interface Spectrum {
  readonly failing: readonly number[];
  readonly passing: readonly number[];
}

export function spectrumOf(tests: readonly (CalibratedTest | undefined)[]): Spectrum {
  const failing: number[] = [];
  const passing: number[] = [];
  tests.forEach((test, index) => {
    if (test !== undefined) (test.passes ? passing : failing).push(index);
  });
  return { failing, passing };
}

/** Ochiai (Abreu et al. 2006): failing tests that reach the place over the mean of all failing and all that reach it. */
export function ochiai(hits: readonly number[], { failing, passing }: Spectrum): number {
  const reached = (tests: readonly number[]): number => tests.filter((test) => (hits[test] ?? 0) > 0).length;
  const [failed, passed] = [reached(failing), reached(passing)];
  return failed === 0 ? 0 : failed / Math.sqrt(failing.length * (failed + passed));
}

/**
 * Ochiai of what tests themselves reach. What is reached at load time counts for every test, and so tells them apart no more: a `describe` that
 * calls the module would make all of it look alike. Where no failing test comes by later, that is all there is.
 */
export function suspicionOf({ hits = [], loads = 0 }: Pick<Place, 'hits' | 'loads'>, spectrum: Spectrum): number {
  const own = hits.map((count) => count - loads);
  return ochiai(spectrum.failing.some((test) => (own[test] ?? 0) > 0) ? own : hits, spectrum);
}

/** Reached by every failing test. Only an edit there can turn all of them. */
export function reachedByAll(place: Place, { failing }: Spectrum): boolean {
  return place.hits === undefined || failing.every((test) => (place.hits?.[test] ?? 0) > 0);
}

export function reachedByAny(place: Place, { failing }: Spectrum): boolean {
  return place.hits === undefined || failing.some((test) => (place.hits?.[test] ?? 0) > 0);
}

/** How much later a place is tried: up to 1 for a low suspiciousness, up to 0.5 for a later region of the target. */
export function penalties(
  places: readonly Place[],
  spectrum: Spectrum,
  regions: readonly Span[],
  without: LeavingOut = {},
): (place: Place) => number {
  if (leavesOut(without, 'suspicion')) return () => 0;
  const highest = Math.max(0.01, ...places.map((place) => suspicionOf(place, spectrum)));
  return (place) => {
    const { site, hits } = place;
    const score = hits === undefined ? highest * 0.5 : suspicionOf(place, spectrum);
    const region = regions.findIndex(({ start, end }) => start <= site.start && site.end <= end);
    return Number((1 - score / highest + Math.min(0.5, 0.25 * Math.max(0, region))).toFixed(3));
  };
}

/** The most suspicious lines, highest first. */
export function suspiciousLines(
  places: readonly Place[],
  spectrum: Spectrum,
  lineAt: (offset: number) => number,
): Suspicion[] {
  const scores = new Map<number, number>();
  for (const place of places) {
    const line = lineAt(place.site.start);
    if (place.hits !== undefined) scores.set(line, Math.max(scores.get(line) ?? 0, suspicionOf(place, spectrum)));
  }
  return [...scores]
    .map(([line, score]) => ({ line, score: Number(score.toFixed(4)) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.line - b.line)
    .slice(0, 20);
}

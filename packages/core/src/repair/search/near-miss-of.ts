import type { Candidate } from '../../model/candidate.ts';
import type { NearMiss } from '../../model/learned.ts';
import type { RepairTarget } from '../../model/target.ts';
import type { Verdict } from '../../model/verdict.ts';
import { changeOf } from './change-of.ts';

const MOST = 8;
const LONGEST_TEXT = 200;

/** A candidate that turned some of the failing tests in a real run, or all of them and broke others. */
export function nearMissOf(
  verdict: Verdict,
  candidate: Candidate,
  target: RepairTarget,
  of: number,
): NearMiss | undefined {
  const isRegressing = verdict.status === 'regressing';
  const turned = isRegressing ? of : verdict.status === 'failing' ? of - verdict.stillFailing.length : 0;
  const { line, before, after, others } = changeOf(target, candidate);
  if (turned === 0 || others > 0) return undefined;
  const [from, to] = [before, after].map((text) => text.slice(0, LONGEST_TEXT)) as [string, string];
  return { line, before: from, after: to, turned, of, ...(isRegressing && { broke: verdict.broken.length }) };
}

/** Those that turned most tests, in the order in which they were tried. */
export function nearest(misses: readonly NearMiss[]): NearMiss[] {
  return misses.toSorted((a, b) => b.turned - a.turned).slice(0, MOST);
}

import type { Candidate } from '../model/candidate.ts';

/** Two edits that belong to no one operator are less likely than their costs tell: one alone mends most faults. */
const SECOND_EDIT = 0.8;

/**
 * Plausible candidates for `source`, best first: by prior cost, then by the smaller edit, then by place. A total
 * order.
 */
export function rankCandidates(candidates: readonly Candidate[], source: string): Candidate[] {
  const sizes = new Map(candidates.map((candidate) => [candidate, size(candidate, source)]));
  const sizeOf = (candidate: Candidate): number => sizes.get(candidate) as number;
  return candidates.toSorted(
    (a, b) =>
      weigh(a) - weigh(b) ||
      sizeOf(a) - sizeOf(b) ||
      placeOf(a) - placeOf(b) ||
      (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
  );
}

function weigh({ cost, operator }: Candidate): number {
  return operator.includes(' + ') ? cost + SECOND_EDIT : cost;
}

/** Words and signs taken away and put in: a long name weighs no more than a short one. */
function size({ edits }: Candidate, source: string): number {
  return edits.reduce((sum, edit) => sum + countOf(source.slice(edit.start, edit.end)) + countOf(edit.text), 0);
}

function countOf(text: string): number {
  return text.match(/[\w$]+|[^\s\w$]/g)?.length ?? 0;
}

function placeOf(candidate: Candidate): number {
  return candidate.edits[0]?.start ?? 0;
}

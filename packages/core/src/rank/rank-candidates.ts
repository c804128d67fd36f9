import type { Candidate } from '../model/candidate.ts';

/** Two edits that belong to no one operator are less likely than their costs tell: one alone mends most faults. */
const SECOND_EDIT = 0.8;

/** Plausible candidates, best first: by prior cost, then by the smaller edit, then by place. A total order. */
export function rankCandidates(candidates: readonly Candidate[]): Candidate[] {
  return candidates.toSorted(
    (a, b) =>
      weigh(a) - weigh(b) || size(a) - size(b) || start(a) - start(b) || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
  );
}

function weigh({ cost, operator }: Candidate): number {
  return operator.includes(' + ') ? cost + SECOND_EDIT : cost;
}

function size(candidate: Candidate): number {
  return candidate.edits.reduce((sum, edit) => sum + edit.text.length + (edit.end - edit.start), 0);
}

function start(candidate: Candidate): number {
  return candidate.edits[0]?.start ?? 0;
}

import type { Candidate } from '../model/candidate.ts';

/** Plausible candidates, best first: by prior cost, then by the smaller edit, then by place. A total order. */
export function rankCandidates(candidates: readonly Candidate[]): Candidate[] {
  return candidates.toSorted(
    (a, b) =>
      a.cost - b.cost || size(a) - size(b) || start(a) - start(b) || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
  );
}

function size(candidate: Candidate): number {
  return candidate.edits.reduce((sum, edit) => sum + edit.text.length + (edit.end - edit.start), 0);
}

function start(candidate: Candidate): number {
  return candidate.edits[0]?.start ?? 0;
}

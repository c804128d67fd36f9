import type { Candidate } from '../../model/candidate.ts';
import type { PatchChange } from '../../model/event.ts';
import type { RepairTarget } from '../../model/target.ts';
import { lineIndex } from '../../syntax/lines.ts';

/** What a candidate changes, short enough for one line. */
export function changeOf(target: Pick<RepairTarget, 'source'>, { edits }: Pick<Candidate, 'edits'>): PatchChange {
  const [first = { start: 0, end: 0, text: '' }] = edits.toSorted((a, b) => a.start - b.start);
  return {
    line: lineIndex(target.source).lineAt(first.start),
    before: target.source.slice(first.start, first.end),
    after: first.text,
    others: Math.max(edits.length - 1, 0),
  };
}

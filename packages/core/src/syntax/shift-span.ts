import type { Edit, Span } from '../model/edit.ts';

/** Where a span lies after edits of the text: what an edit inside of it, or at its end, adds belongs to it. */
export function shiftSpan({ start, end }: Span, edits: readonly Edit[]): Span {
  const growthBefore = (isBefore: (edit: Span) => boolean): number =>
    edits.filter(isBefore).reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
  return {
    start: start + growthBefore((edit) => edit.end <= start && edit.start < start),
    end: end + growthBefore((edit) => edit.end <= end),
  };
}

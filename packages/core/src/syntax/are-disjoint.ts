import type { Edit } from '../model/edit.ts';

/** Whether edits can be applied together: none lies within another. Several may be put in at one offset. */
export function areDisjoint(edits: readonly Edit[]): boolean {
  const sorted = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  return sorted.every(({ start }, nth) => nth === 0 || (sorted[nth - 1] as Edit).end <= start);
}

import { MagicString } from 'magic-string';
import { RepairError } from '../model/errors.ts';
import type { Edit } from '../model/edit.ts';

/**
 * Returns `source` with `edits` applied; text outside their spans is kept byte for byte. Insertions at the same offset
 * keep their order.
 *
 * @throws RepairError `PATCH_CONFLICT` when two spans overlap or one lies outside the text.
 */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const text = new MagicString(source);
  let previousEnd = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < previousEnd || edit.end < edit.start || edit.end > source.length) {
      throw new RepairError('PATCH_CONFLICT', `edit ${edit.start}–${edit.end} overlaps another or leaves the file`);
    }
    if (edit.start === edit.end) text.appendLeft(edit.start, edit.text);
    else if (edit.text === '') text.remove(edit.start, edit.end);
    else text.overwrite(edit.start, edit.end, edit.text);
    previousEnd = edit.end;
  }
  return text.toString();
}

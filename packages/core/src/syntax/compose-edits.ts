import type { Edit, Span } from '../model/edit.ts';
import { applyEdits } from './apply-edits.ts';

/** A stretch of the text between, and what of the first text it stands for. */
interface Stretch extends Span {
  readonly from: Span;
}

/** The edits of `source` that do what `first` does, and then `second`, whose spans are of the text after `first`. */
export function composeEdits(source: string, first: readonly Edit[], second: readonly Edit[]): Edit[] {
  const between = applyEdits(source, first);
  const changed = stretchesOf(first);
  const composed: Edit[] = [];
  let open = second.toSorted((a, b) => a.start - b.start || a.end - b.end);
  for (const stretch of joined(changed, open)) {
    const inside = open.filter(({ start, end }) => stretch.start <= start && end <= stretch.end);
    open = open.filter((edit) => !inside.includes(edit));
    const own = inside.map(({ start, end, text }) => ({
      start: start - stretch.start,
      end: end - stretch.start,
      text,
    }));
    composed.push({ ...stretch.from, text: applyEdits(between.slice(stretch.start, stretch.end), own) });
  }
  return composed;
}

/** What the edits wrote, in order. */
function stretchesOf(edits: readonly Edit[]): Stretch[] {
  let grown = 0;
  return edits
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end, text }) => {
      const at = start + grown;
      grown += text.length - (end - start);
      return { start: at, end: at + text.length, from: { start, end } };
    });
}

/** What either wrote or writes, as one where they meet. */
function joined(written: readonly Stretch[], second: readonly Edit[]): Stretch[] {
  const all: Stretch[] = [...written];
  for (const { start, end } of second) {
    const touching = all.filter((each) => each.start <= end && start <= each.end);
    const low = Math.min(start, ...touching.map((each) => each.start));
    const high = Math.max(end, ...touching.map((each) => each.end));
    const from = { start: origin(low, 'start'), end: origin(high, 'end') };
    all.splice(0, all.length, ...all.filter((each) => !touching.includes(each)), { start: low, end: high, from });
  }
  return all.toSorted((a, b) => a.start - b.start || a.end - b.end);

  /** Where a border of a joined stretch lies in the first text: it is never in the midst of what was written. */
  function origin(offset: number, side: 'start' | 'end'): number {
    const own = written.find((each) => each[side] === offset);
    if (own !== undefined) return own.from[side];
    const before = written.filter((each) => each.end <= offset);
    const last = before.at(-1);
    return last === undefined ? offset : last.from.end + (offset - last.end);
  }
}

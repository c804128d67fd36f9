import type { Span } from '../model/edit.ts';

/**
 * A text put into a source at an offset. Instrumentation only ever inserts: the original stays where it is, in the
 * branch that runs when nothing is selected.
 */
export interface Insertion {
  readonly at: number;
  readonly text: string;
  /** Decides the order at one offset, in the order of this union. */
  readonly side: 'close' | 'entry' | 'point' | 'open';
  /** What an `open` and its `close` enclose. */
  readonly around: Span;
  /** Which of two wraps of the same span is the outer one: the lower. */
  readonly level: number;
}

/** Levels of wraps whose spans can be equal: `x` is an expression, a statement and a loop body in `for (;;) x`. */
export const LEVEL = { statement: 1, guard: 2, report: 3, expression: 4 } as const;

const RANK = { close: 0, entry: 1, point: 2, open: 3 } as const;

/** Encloses `around` by two texts. */
export function wrap(around: Span, level: number, before: string, after: string): Insertion[] {
  return [
    { at: around.start, text: before, side: 'open', around, level },
    { at: around.end, text: after, side: 'close', around, level },
  ];
}

/** One text at one offset. */
export function insertAt(at: number, side: 'entry' | 'point', text: string): Insertion {
  return { at, text, side, around: { start: at, end: at }, level: 0 };
}

/** The part `span` of `source` with the insertions; none of them lies outside. */
export function weave(source: string, insertions: readonly Insertion[], span: Span): string {
  let text = '';
  let position = span.start;
  for (const insertion of insertions.toSorted(compare)) {
    text += source.slice(position, insertion.at) + insertion.text;
    position = insertion.at;
  }
  return text + source.slice(position, span.end);
}

function compare(a: Insertion, b: Insertion): number {
  if (a.at !== b.at) return a.at - b.at;
  if (a.side !== b.side) return RANK[a.side] - RANK[b.side];
  if (a.side === 'open') return b.around.end - a.around.end || a.level - b.level;
  if (a.side === 'close') return b.around.start - a.around.start || b.level - a.level;
  return 0;
}

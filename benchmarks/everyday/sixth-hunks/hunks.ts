export interface Line {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

export interface Hunk {
  /** First line of the hunk in the old and in the new text, counted from 1. */
  oldStart: number;
  oldCount: number;
  newStart: number;
  newCount: number;
  lines: Line[];
}

interface Range {
  from: number;
  to: number;
}

const MARKS = { same: ' ', added: '+', removed: '-' } as const;

/** What to show: each change with `context` lines on either side. Ranges that overlap or touch become one. */
function changedRanges(lines: readonly Line[], context: number): Range[] {
  const ranges: Range[] = [];
  lines.forEach((line, index) => {
    if (line.kind === 'same') return;
    const from = Math.max(0, index - context);
    const to = Math.min(lines.length, index + context + 1);
    const last = ranges.at(-1);
    if (last !== undefined && index <= last.to) last.to = to;
    else ranges.push({ from, to });
  });
  return ranges;
}

function countWithout(lines: readonly Line[], kind: Line['kind']): number {
  return lines.filter((line) => line.kind !== kind).length;
}

export function toHunks(lines: readonly Line[], context = 3): Hunk[] {
  return changedRanges(lines, context).map(({ from, to }) => {
    const before = lines.slice(0, from);
    const inside = lines.slice(from, to);
    return {
      oldStart: countWithout(before, 'added') + 1,
      oldCount: countWithout(inside, 'added'),
      newStart: countWithout(before, 'removed') + 1,
      newCount: countWithout(inside, 'removed'),
      lines: inside,
    };
  });
}

/** `12,4` for four lines from line 12 on; an empty span names the line before it, as `diff -u` does. */
function formatSpan(start: number, count: number): string {
  if (count === 0) return `${start - 1},0`;
  return count === 1 ? `${start}` : `${start},${count}`;
}

export function formatUnified(lines: readonly Line[], context?: number): string {
  return toHunks(lines, context)
    .flatMap((hunk) => [
      `@@ -${formatSpan(hunk.oldStart, hunk.oldCount)} +${formatSpan(hunk.newStart, hunk.newCount)} @@`,
      ...hunk.lines.map(({ kind, text }) => MARKS[kind] + text),
    ])
    .join('\n');
}

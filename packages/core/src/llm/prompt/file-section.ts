import type { Span } from '../../model/edit.ts';
import type { RepairEvidence } from '../../model/repair-evidence.ts';
import { lineIndex } from '../../syntax/lines.ts';
import type { Section } from './allocate.ts';
import { leftOutNote } from './cut-lines.ts';
import { fenced } from './fence.ts';

/** The target's file with line numbers. When it is cut, the target goes first, then what is near to it and the imports. */
export function fileSection({ target, path }: RepairEvidence): Section {
  return {
    share: 0.4,
    render(maxCharacters) {
      const rows = target.source.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
      const width = String(rows.length).length;
      const numbered = rows.map((text, index) => `${String(index + 1).padStart(width)} | ${text}`);
      const title = `# The file ${JSON.stringify(path)}, with line numbers that are not part of it`;
      const room = maxCharacters - title.length - FENCES;
      const shown = room === Infinity ? new Set(rows.keys()) : fitting(numbered, target.source, target.regions, room);
      return `${title}\n${fenced(withNotes(numbered, shown), tagOf(path))}`;
    },
  };
}

const FENCES = 40;

function tagOf(path: string): string {
  return /\.[cm]?([jt]sx?)$/.exec(path)?.[1] ?? '';
}

/** The lines to show, by index: those of the first region, then of the others, then by nearness to them, imports before. */
function fitting(rows: readonly string[], source: string, regions: readonly Span[], room: number): Set<number> {
  const { lineAt } = lineIndex(source);
  const spans = regions.map(({ start, end }) => [lineAt(start) - 1, lineAt(Math.max(start, end - 1)) - 1] as const);
  const rank = (row: number): number => {
    const inside = spans.findIndex(([first, last]) => first <= row && row <= last);
    if (inside >= 0) return inside;
    if (/^\s*\d+ \| import\b/.test(rows[row] as string)) return spans.length;
    return spans.length + 1 + Math.min(...spans.map(([first, last]) => (row < first ? first - row : row - last)));
  };
  const shown = new Set<number>();
  // Every gap costs a note.
  let left = room - 32 * (spans.length + 2);
  for (const row of [...rows.keys()].toSorted((a, b) => rank(a) - rank(b) || a - b)) {
    left -= (rows[row] as string).length + 1;
    if (left < 0) break;
    shown.add(row);
  }
  return shown;
}

function withNotes(rows: readonly string[], shown: ReadonlySet<number>): string {
  const lines: string[] = [];
  let hidden = 0;
  for (const [index, row] of rows.entries()) {
    if (shown.has(index)) {
      if (hidden > 0) lines.push(leftOutNote(hidden));
      hidden = 0;
      lines.push(row);
    } else hidden += 1;
  }
  if (hidden > 0) lines.push(leftOutNote(hidden));
  return lines.join('\n');
}

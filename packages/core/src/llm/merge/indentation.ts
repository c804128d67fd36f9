import type { Span } from '../../model/edit.ts';

/** The blanks at the start of the line that holds `offset`. */
export function indentAt(source: string, offset: number): string {
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** One step of indentation as the source has it: a tab, or the most frequent step in blanks. @default two blanks */
export function indentUnit(source: string): string {
  const steps = new Map<string, number>();
  let previous = 0;
  for (const [, blanks = ''] of source.matchAll(/^([ \t]*)[^\s*]/gm)) {
    if (blanks.startsWith('\t')) count(steps, '\t');
    else if (blanks.length > previous && blanks.length - previous <= 8) {
      count(steps, ' '.repeat(blanks.length - previous));
    }
    previous = blanks.length;
  }
  const [best] = [...steps].toSorted((a, b) => b[1] - a[1]);
  return best?.[0] ?? '  ';
}

function count(steps: Map<string, number>, step: string): void {
  steps.set(step, (steps.get(step) ?? 0) + 1);
}

export interface Layout {
  readonly indent: string;
  readonly unit: string;
}

/**
 * The text of `span`, its lines after the first moved from the one indentation to the other. Lines that start inside of
 * `fixed` (template literals) stay as they are.
 */
export function reindent(
  source: string,
  span: Span,
  { from, to, eol, fixed }: { from: Layout; to: Layout; eol: string; fixed: readonly Span[] },
): string {
  let offset = span.start;
  const lines = source
    .slice(span.start, span.end)
    .split('\n')
    .map((line, index) => {
      const start = offset;
      offset += line.length + 1;
      if (index === 0 || fixed.some((area) => area.start < start && start <= area.end)) return line;
      const text = line.trimStart();
      if (text.trimEnd() === '') return '';
      const blanks = line.slice(0, line.length - text.length);
      return to.indent + deeper(blanks, from, to) + text;
    });
  return lines.map((line) => line.replace(/\r$/, '')).join(eol);
}

/** What `blanks` are more than `from.indent`, in steps of the other layout; a rest smaller than a step aligns, and stays. */
function deeper(blanks: string, from: Layout, to: Layout): string {
  const rest = blanks.startsWith(from.indent)
    ? blanks.slice(from.indent.length)
    : blanks.slice(from.indent.length || 0);
  const steps = rest.startsWith('\t')
    ? (/^\t*/.exec(rest)?.[0].length ?? 0)
    : Math.floor(rest.length / from.unit.length);
  const used = rest.startsWith('\t') ? steps : steps * from.unit.length;
  return to.unit.repeat(steps) + rest.slice(used);
}

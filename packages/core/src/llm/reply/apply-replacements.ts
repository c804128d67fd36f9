import type { Edit } from '../../model/edit.ts';
import type { RepairTarget } from '../../model/target.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { indentAt } from '../merge/indentation.ts';
import { findPassage } from './find-passage.ts';
import { unusable, type Unusable } from './proposal.ts';
import type { Replacement } from './replacement.ts';

/** The file with every passage replaced, each found in the file as it was. */
export function applyReplacements(
  target: RepairTarget,
  replacements: readonly Replacement[],
): { readonly source: string } | Unusable {
  const { source } = target;
  const edits: Edit[] = [];
  for (const replacement of replacements) {
    const found = findPassage(source, replacement.search, { isWanted: isIn(target), line: replacement.line });
    if (found.span === undefined) return notFound(replacement, found.times, found.lines);
    const text = moved(replacement, found.indent, indentAt(replacement.search, firstCode(replacement.search)));
    edits.push({ ...found.span, text: source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text });
  }
  try {
    return { source: applyEdits(source, withoutRepeats(edits)) };
  } catch {
    return unusable('search-ambiguous', 'Two of the edits change the same lines: make one of them.');
  }
}

function isIn({ regions }: RepairTarget): (span: { start: number; end: number }) => boolean {
  return (span) => regions.some(({ start, end }) => span.end > start && span.start < end);
}

function withoutRepeats(edits: readonly Edit[]): Edit[] {
  return edits.filter(
    (edit, index) =>
      edits.findIndex(({ start, end, text }) => start === edit.start && end === edit.end && text === edit.text) ===
      index,
  );
}

function firstCode(text: string): number {
  return Math.max(0, text.search(/\S/));
}

/** The new lines, as much further in or out as the passage is in the file. */
function moved({ search, replace }: Replacement, indent: string, written: string): string {
  const text = replace.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
  if (indent === written || search === '') return text;
  const lines = text.split('\n');
  const deepen = (line: string): string => {
    if (line.trim() === '') return '';
    return line.startsWith(written) ? indent + line.slice(written.length) : indent + line.trimStart();
  };
  return lines.map(deepen).join('\n');
}

function notFound({ search }: Replacement, times: number, lines: readonly number[]): Unusable {
  const first =
    search
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim() ?? '';
  if (first === '') {
    return unusable('search-not-found', 'The passage to search for is empty: copy the lines that are to be replaced.');
  }
  const shown = JSON.stringify(first.slice(0, 80));
  if (times > 1) {
    return unusable(
      'search-ambiguous',
      `The passage that begins with ${shown} stands at lines ${lines.slice(0, 5).join(', ')}: copy more lines around it.`,
    );
  }
  const near =
    lines.length > 0 ? ` Its first line stands at ${lines.slice(0, 3).join(', ')}, but not what follows.` : '';
  return unusable(
    'search-not-found',
    `The passage that begins with ${shown} is not in the file.${near} Copy it exactly.`,
  );
}

import type { Span } from '../../model/edit.ts';

/** Where a passage stands in a file, in whole lines; or in how many places, or, when nowhere, what comes nearest. */
export type FoundPassage =
  | { readonly span: Span; readonly indent: string }
  | { readonly span?: undefined; readonly times: number; readonly lines: readonly number[] };

/**
 * Finds the lines of `search` in `source`: as they are, else whatever blanks they begin and end with, else without blank
 * lines. Of several places the only one that `isWanted`, else the one nearest to `line`.
 */
export function findPassage(
  source: string,
  search: string,
  choose: { readonly isWanted: (span: Span) => boolean; readonly line?: number | undefined },
): FoundPassage {
  const rows = rowsOf(source);
  const wanted = rowsOf(search).filter(
    ({ text }, index, all) => text.trim() !== '' || (index > 0 && index < all.length - 1),
  );
  if (wanted.every(({ text }) => text.trim() === '')) return { times: 0, lines: [] };
  for (const { same, skipsBlank } of TOLERANCES) {
    const haystack = skipsBlank ? rows.filter(({ text }) => text.trim() !== '') : rows;
    const needle = skipsBlank ? wanted.filter(({ text }) => text.trim() !== '') : wanted;
    const starts = startsOf(haystack, needle, same);
    const spans = starts.map((at): Span => {
      const [first, last] = [haystack[at] as Row, haystack[at + needle.length - 1] as Row];
      return { start: first.start, end: last.end };
    });
    const index = chosen(spans, choose, source);
    if (index !== undefined) return { span: spans[index] as Span, indent: indentOf(source, spans[index] as Span) };
    if (spans.length > 1) return { times: spans.length, lines: spans.map(({ start }) => lineAt(source, start)) };
  }
  return { times: 0, lines: nearest(rows, wanted) };
}

interface Row {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
}

function rowsOf(source: string): Row[] {
  let start = 0;
  return source.split('\n').map((raw, index) => {
    const text = raw.replace(/\r$/, '');
    const row = { text, start, end: start + text.length, line: index + 1 };
    start += raw.length + 1;
    return row;
  });
}

type Same = (a: string, b: string) => boolean;

const TOLERANCES: readonly { same: Same; skipsBlank: boolean }[] = [
  { same: (a, b) => a === b, skipsBlank: false },
  { same: (a, b) => a.trimEnd() === b.trimEnd(), skipsBlank: false },
  { same: (a, b) => a.trim() === b.trim(), skipsBlank: false },
  { same: (a, b) => tight(a) === tight(b), skipsBlank: true },
];

/** Without blanks, and with one kind of quotes. */
function tight(text: string): string {
  return text.replaceAll(/\s+/g, '').replaceAll(/["`]/g, "'").replace(/;$/, '');
}

function startsOf(rows: readonly Row[], wanted: readonly Row[], same: Same): number[] {
  const starts: number[] = [];
  for (let i = 0; i + wanted.length <= rows.length; i += 1) {
    if (wanted.every(({ text }, offset) => same((rows[i + offset] as Row).text, text))) starts.push(i);
  }
  return starts;
}

function chosen(
  spans: readonly Span[],
  { isWanted, line }: { readonly isWanted: (span: Span) => boolean; readonly line?: number | undefined },
  source: string,
): number | undefined {
  if (spans.length <= 1) return spans.length - 1 < 0 ? undefined : 0;
  const wanted = spans.flatMap((span, index) => (isWanted(span) ? [index] : []));
  if (wanted.length === 1) return wanted[0];
  if (line === undefined) return undefined;
  const far = (index: number): number => Math.abs(lineAt(source, (spans[index] as Span).start) - line);
  const [first, second] = (wanted.length > 0 ? wanted : [...spans.keys()]).toSorted((a, b) => far(a) - far(b));
  return first !== undefined && second !== undefined && far(first) < far(second) ? first : undefined;
}

function indentOf(source: string, { start, end }: Span): string {
  return /^[ \t]*/.exec(source.slice(start, end))?.[0] ?? '';
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/** Lines that the first of the wanted ones is in. */
function nearest(rows: readonly Row[], wanted: readonly Row[]): number[] {
  const first = wanted.find(({ text }) => text.trim().length > 3)?.text.trim();
  return first === undefined ? [] : rows.filter(({ text }) => text.trim() === first).map(({ line }) => line);
}

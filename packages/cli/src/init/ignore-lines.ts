import { appendLines, cutLines, linesOf } from './lines.ts';
import type { Removal } from './removal.ts';

const HEADER = '# testheal: reports and backups of healing runs';

/** What a run leaves, and what already ignores it. */
const PATTERNS = [
  { line: '.heal/', known: /^(?:\/|\*\*\/)?\.heal\/?$/ },
  { line: '*.heal-backup*', known: /^(?:\*\*\/)?\*\.heal-backup\*?$/ },
];

/** The text of a `.gitignore` that ignores what healing runs leave. */
export function addIgnoreLines(text: string): string {
  const present = linesOf(text).map((line) => line.text.trim());
  const missing = PATTERNS.filter(({ known }) => !present.some((line) => known.test(line)));
  return missing.length === 0 ? text : appendLines(text, [HEADER, ...missing.map(({ line }) => line)]);
}

/** Takes the lines back that stand under our heading. */
export function removeIgnoreLines(text: string): Removal {
  const lines = linesOf(text);
  const at = lines.findIndex((line) => line.text === HEADER);
  const header = lines[at];
  if (header === undefined) return { status: 'absent' };
  const isOurs = (line: string): boolean => PATTERNS.some((pattern) => pattern.line === line);
  const ours = lines.slice(at + 1, at + 1 + PATTERNS.length);
  const end = ours.findIndex((line) => !isOurs(line.text));
  const last = (end === -1 ? ours : ours.slice(0, end)).at(-1);
  if (last === undefined) return { status: 'changed', line: header.text };
  return { status: 'removed', text: cutLines(text, header, last) };
}

import { visibleText } from './visible-text.ts';

/** The lines of a diff, safe to show on a terminal. */
export function diffLines(diff: string): string[] {
  if (diff === '') return [];
  const lines = diff.replace(/\n$/, '').split('\n');
  const body = lines.slice(2).filter((line) => /^[ +-]/.test(line));
  const isCrlf = body.every((line) => line.endsWith('\r'));
  return lines.map((line) => visibleText(isCrlf && line.endsWith('\r') ? line.slice(0, -1) : line));
}

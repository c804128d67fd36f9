import { stripVTControlCharacters } from 'node:util';

/** The first line of an error message without what may differ between two runs of the same code: colors, durations. */
export function normalizeMessage(message: string): string {
  const first = stripVTControlCharacters(message).trimStart().split('\n', 1)[0] ?? '';
  return first.replaceAll(/\b\d+(\.\d+)? ?m?s\b/g, '<time>').trim();
}

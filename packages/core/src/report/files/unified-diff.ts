import { formatPatch, OMIT_HEADERS, structuredPatch } from 'diff';

import { quotePath } from './quote-path.ts';

/** A file's text before and after. */
export interface FileChange {
  /** Relative to the root of the patch, forward slashes. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Unified diff with three lines of context and git's `a/` and `b/` names; empty when nothing changed. Bytes are kept:
 * carriage returns and byte order marks are part of their lines.
 */
export function unifiedDiff({ path, before, after }: FileChange): string {
  if (before === after) return '';
  const hunks = formatPatch(
    structuredPatch(path, path, before, after, undefined, undefined, { context: 3 }),
    OMIT_HEADERS,
  );
  return `--- ${fileLine(`a/${path}`)}\n+++ ${fileLine(`b/${path}`)}\n${hunks}`;
}

// After a name with a space git puts a tab, so that a reader knows where the name ends.
function fileLine(path: string): string {
  return `${quotePath(path)}${path.includes(' ') ? '\t' : ''}`;
}

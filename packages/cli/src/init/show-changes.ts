import { relative } from 'node:path';

import { unifiedDiff } from '@testheal/core';

import type { FileChange } from './file-change.ts';

/** The changes as diffs. Of an `.npmrc`, which may hold tokens, only our line is shown. */
export function showChanges(root: string, changes: readonly FileChange[]): string {
  return changes.map((change) => showChange(root, change)).join('');
}

const OF_OUR_LINE = /^(?:---|\+\+\+|@@) |^[-+]\s*node-options/;

function showChange(root: string, { path, before, after }: FileChange): string {
  const file = relative(root, path).replaceAll('\\', '/');
  const diff = unifiedDiff({ path: file, before: before ?? '', after: after ?? '' });
  const lines = diff.split('\n').filter((line) => !file.endsWith('.npmrc') || OF_OUR_LINE.test(line));
  const what = before === undefined ? `${file} is new\n` : after === undefined ? `${file} is deleted\n` : '';
  return `${what}${lines.join('\n').trimEnd()}\n\n`;
}

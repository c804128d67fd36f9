import { basename, join } from 'node:path';

import type { FileChange } from './file-change.ts';
import { removeIgnoreLines } from './ignore-lines.ts';
import { restored, type InitRecord } from './init-record.ts';
import { removeFromNpmrc } from './npmrc.ts';
import { removeFromPnpmSettings } from './pnpm-settings.ts';
import { readText } from './read-text.ts';
import type { Removal } from './removal.ts';
import { removeAliases } from './script-aliases.ts';

/** What taking `heal init` back comes to. */
export interface UndoPlan {
  readonly changes: readonly FileChange[];
  /** Files that were edited where our lines are; one sentence each. Nothing may be written then. */
  readonly refusals: readonly string[];
}

const REMOVERS: Readonly<Record<string, (text: string) => Removal>> = {
  'package.json': removeAliases,
  '.gitignore': removeIgnoreLines,
  '.npmrc': removeFromNpmrc,
  'pnpm-workspace.yaml': removeFromPnpmSettings,
};

/**
 * Takes back what `heal init` writes: exactly, where the record knows the file as it is; else by recognizing our lines, as in
 * another clone, which has the files and no record. Throws `UsageError`.
 */
export function planUndo(root: string, packages: readonly string[], record: InitRecord): UndoPlan {
  const files = [
    ...packages.map((folder) => join(folder, 'package.json')),
    ...Object.keys(REMOVERS).map((name) => join(root, name)),
    ...Object.keys(record).map((file) => join(root, file)),
  ];
  const changes: FileChange[] = [];
  const refusals: string[] = [];
  for (const path of new Set(files)) {
    const before = readText(path);
    if (before === undefined) continue;
    const exact = restored(root, record, { path, text: before });
    if (exact !== undefined) {
      changes.push({ path, before, after: exact.text });
      continue;
    }
    const removal = REMOVERS[basename(path)]?.(before);
    if (removal?.status === 'changed')
      refusals.push(`"${path}" was edited where our line is: \`${removal.line.trim()}\`. Take it out by hand.`);
    // A file with nothing else in it is one that we made.
    if (removal?.status === 'removed')
      changes.push({ path, before, after: removal.text === '' ? undefined : removal.text });
  }
  return { changes, refusals };
}

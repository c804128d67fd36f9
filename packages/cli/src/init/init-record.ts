import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';

import { nodeFileSystem } from '@testheal/core';

import type { FileChange } from './file-change.ts';
import { readText } from './read-text.ts';

/** How to make a file again what it was, while it is what we made of it. */
interface FileRecord {
  /** Hash of the text that we wrote. */
  readonly after: string;
  /** We made the file. */
  readonly isNew: boolean;
  /** The one place that differs: an offset, and what stood there before and after. */
  readonly start: number;
  readonly removed: string;
  readonly inserted: string;
}

/** What `heal init` has written in a workspace, by path from its root. It holds only what differs, for other parts of a file may be secret. */
export type InitRecord = Readonly<Record<string, FileRecord>>;

/** Empty when there is none: another clone, or somebody has tidied up. */
export function readRecord(root: string): InitRecord {
  try {
    const value: unknown = JSON.parse(readText(recordFile(root)) ?? '');
    const { schemaVersion, files } = value as { readonly schemaVersion?: unknown; readonly files?: InitRecord };
    return schemaVersion === 1 && files !== undefined ? files : {};
  } catch {
    return {};
  }
}

export async function writeRecord(root: string, record: InitRecord): Promise<void> {
  if (Object.keys(record).length === 0) {
    rmSync(recordFile(root), { force: true });
    return;
  }
  const ignore = join(root, '.heal', '.gitignore');
  if (!(await nodeFileSystem.exists(ignore))) await nodeFileSystem.writeTextAtomic(ignore, '*\n');
  const text = JSON.stringify({ schemaVersion: 1, files: record }, undefined, 2);
  await nodeFileSystem.writeTextAtomic(recordFile(root), `${text}\n`);
}

/** The record after more changes. A file that somebody edited in between cannot be taken back by it any more. */
export function recordChanges(root: string, record: InitRecord, changes: readonly FileChange[]): InitRecord {
  const files: Record<string, FileRecord> = { ...record };
  for (const { path, before, after } of changes) {
    const key = keyOf(root, path);
    const known = files[key];
    delete files[key];
    if (after === undefined) continue;
    const original = known === undefined ? before : originalText(known, before);
    if (known === undefined || original !== undefined) files[key] = difference(original, after, known?.isNew);
  }
  return files;
}

/** What a file was before we wrote it; `undefined` text: it was not there. `undefined` when the record cannot tell. */
export function restored(
  root: string,
  record: InitRecord,
  { path, text }: { readonly path: string; readonly text: string },
): { readonly text: string | undefined } | undefined {
  const file = record[keyOf(root, path)];
  const original = file === undefined ? undefined : originalText(file, text);
  if (file === undefined || original === undefined) return undefined;
  return { text: file.isNew ? undefined : original };
}

function originalText({ after, start, removed, inserted }: FileRecord, text: string | undefined): string | undefined {
  if (text === undefined || hash(text) !== after) return undefined;
  return text.slice(0, start) + removed + text.slice(start + inserted.length);
}

function difference(before: string | undefined, after: string, isNew = before === undefined): FileRecord {
  const old = before ?? '';
  let start = 0;
  while (start < Math.min(old.length, after.length) && old[start] === after[start]) start++;
  let tail = 0;
  while (tail < Math.min(old.length, after.length) - start && old.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return {
    after: hash(after),
    isNew,
    start,
    removed: old.slice(start, old.length - tail),
    inserted: after.slice(start, after.length - tail),
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function keyOf(root: string, path: string): string {
  return relative(root, path).replaceAll('\\', '/');
}

function recordFile(root: string): string {
  return join(root, '.heal', 'init.json');
}

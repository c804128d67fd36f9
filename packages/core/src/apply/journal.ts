import { isAbsolute, join } from 'node:path';

import type { FileSystem } from '../ports/file-system.ts';

/**
 * What was written to the user's files and not undone, oldest first: `.heal/applied.json`. An entry is on disk before the
 * first of its files is touched, so that a killed run can be undone.
 */
export interface Journal {
  readonly version: 1;
  readonly entries: readonly JournalEntry[];
}

export interface JournalEntry {
  readonly id: string;
  /** When it was written, ISO 8601. */
  readonly time: string;
  readonly files: readonly JournalFile[];
}

/** Paths are relative to the root, forward slashes; hashes as `contentHash` makes them. */
export interface JournalFile {
  readonly path: string;
  readonly hashBefore: string;
  readonly hashAfter: string;
  readonly backup: string;
}

export type JournalReading =
  | { readonly status: 'read'; readonly journal: Journal }
  /** `reason` is one line for people. */
  | { readonly status: 'unreadable'; readonly reason: string };

/** An absent file is an empty journal. */
export async function readJournal(fileSystem: FileSystem, root: string): Promise<JournalReading> {
  const path = journalPath(root);
  try {
    if (!(await fileSystem.exists(path))) return { status: 'read', journal: { version: 1, entries: [] } };
    const journal: unknown = JSON.parse(await fileSystem.readText(path));
    if (isJournal(journal)) return { status: 'read', journal };
  } catch {
    // The message below says all that helps.
  }
  return {
    status: 'unreadable',
    reason: `"${path}" could not be understood. Move it away; originals are beside their files, named "*.heal-backup".`,
  };
}

/** Removes the file when there is nothing left to undo. */
export async function writeJournal(fileSystem: FileSystem, root: string, journal: Journal): Promise<void> {
  const path = journalPath(root);
  if (journal.entries.length > 0) {
    await fileSystem.writeTextAtomic(path, `${JSON.stringify(journal, undefined, 2)}\n`);
  } else if (await fileSystem.exists(path)) {
    await fileSystem.remove(path);
  }
}

function journalPath(root: string): string {
  return join(root, '.heal', 'applied.json');
}

function isJournal(value: unknown): value is Journal {
  return (
    isRecord(value) && value['version'] === 1 && Array.isArray(value['entries']) && value['entries'].every(isEntry)
  );
}

function isEntry(value: unknown): value is JournalEntry {
  return (
    isRecord(value) && hasTexts(value, ['id', 'time']) && Array.isArray(value['files']) && value['files'].every(isFile)
  );
}

function isFile(value: unknown): value is JournalFile {
  if (!isRecord(value) || !hasTexts(value, ['path', 'hashBefore', 'hashAfter', 'backup'])) return false;
  const { path, backup } = value as Readonly<Record<'path' | 'backup', string>>;
  // Undoing removes backups: a journal that came with the repository must not name any other file.
  const isBelowRoot = path !== '' && !isAbsolute(path) && !path.split(/[\\/]/).includes('..');
  return isBelowRoot && backup.startsWith(path) && /^\.heal-backup(?:\.\d+)?$/.test(backup.slice(path.length));
}

function hasTexts(record: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  return names.every((name) => typeof record[name] === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

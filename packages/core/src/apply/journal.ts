import { join, resolve } from 'node:path';

import type { FileSystem } from '../ports/file-system.ts';
import { isInside, type ProjectPlace } from './project-place.ts';

/**
 * What was written to the user's files and not undone, oldest first: `.heal/applied.json`. An entry is on disk before the
 * first of its backups is made and the first of its files is touched, so that a killed run can be undone and leaves nothing
 * that nobody knows of.
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
  /** True when git could give back what the first of our writes replaced; what is not, or is absent, stays dirty. */
  readonly overClean?: boolean;
}

export type JournalReading =
  | { readonly status: 'read'; readonly journal: Journal }
  /** `reason` is one line for people. */
  | { readonly status: 'unreadable'; readonly reason: string };

/** An absent file is an empty journal. `place` has its symbolic links resolved. */
export async function readJournal(fileSystem: FileSystem, place: ProjectPlace): Promise<JournalReading> {
  const path = journalPath(place.root);
  try {
    if (!(await fileSystem.exists(path))) return { status: 'read', journal: { version: 1, entries: [] } };
    const journal: unknown = JSON.parse(await fileSystem.readText(path));
    if (isJournal(journal, place)) return { status: 'read', journal };
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

export function journalPath(root: string): string {
  return join(root, '.heal', 'applied.json');
}

function isJournal(value: unknown, place: ProjectPlace): value is Journal {
  if (!isRecord(value) || value['version'] !== 1 || !Array.isArray(value['entries'])) return false;
  return value['entries'].every((entry) => isEntry(entry, place));
}

function isEntry(value: unknown, place: ProjectPlace): value is JournalEntry {
  if (!isRecord(value) || !hasTexts(value, ['id', 'time']) || !Array.isArray(value['files'])) return false;
  return value['files'].every((file) => isFile(file, place));
}

function isFile(value: unknown, { root, workspace }: ProjectPlace): value is JournalFile {
  if (!isRecord(value) || !hasTexts(value, ['path', 'hashBefore', 'hashAfter', 'backup'])) return false;
  if (value['overClean'] !== undefined && typeof value['overClean'] !== 'boolean') return false;
  const { path, backup } = value as Readonly<Record<'path' | 'backup', string>>;
  // Undoing writes files and removes backups: a journal that came with the repository must not name any other.
  if (!isInside(workspace, resolve(root, path))) return false;
  return backup.startsWith(path) && /^\.heal-backup(?:\.\d+)?$/.test(backup.slice(path.length));
}

function hasTexts(record: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  return names.every((name) => typeof record[name] === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

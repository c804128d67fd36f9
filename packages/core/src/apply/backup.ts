import type { FileSystem } from '../ports/file-system.ts';
import { contentHash } from './content-hash.ts';
import type { Journal, JournalFile } from './journal.ts';
import { fromRootPath } from './root-path.ts';

/** Where the backup of a file is to be, absolute; `isThere`: it holds exactly the file's content already. */
export interface BackupPlace {
  readonly path: string;
  readonly isThere: boolean;
}

const MOST_BACKUPS = 1000;

/**
 * `<file>.heal-backup`, or `.heal-backup.1` and so on when the name is taken: a backup is never written over. One that
 * already holds exactly `before` is used again. Absent when there are too many.
 */
export async function chooseBackup(
  fileSystem: FileSystem,
  file: string,
  before: string,
): Promise<BackupPlace | undefined> {
  for (let number = 0; number < MOST_BACKUPS; number++) {
    const path = `${file}.heal-backup${number === 0 ? '' : `.${number}`}`;
    if (!(await fileSystem.exists(path))) return { path, isThere: false };
    if ((await fileSystem.readText(path).catch(() => undefined)) === before) return { path, isThere: true };
  }
  return undefined;
}

/** Copies `file` to its place; rejects when that cannot be done, also when the copy is not `before`. */
export async function makeBackup(
  fileSystem: FileSystem,
  file: string,
  before: string,
  place: BackupPlace,
): Promise<void> {
  if (place.isThere) return;
  await fileSystem.copyNew(file, place.path);
  if ((await fileSystem.readText(place.path)) === before) return;
  await fileSystem.remove(place.path);
  throw new Error('the file changed while it was copied');
}

/**
 * Removes the backups of `files`, whose content is what it was, save those that an entry of the `remaining` journal still
 * needs. What is not the content that it was made of stays: nobody else has it.
 */
export async function dropBackups(
  fileSystem: FileSystem,
  root: string,
  files: readonly JournalFile[],
  remaining: Journal,
): Promise<void> {
  const needed = new Set(remaining.entries.flatMap((entry) => entry.files).map((file) => file.backup));
  for (const { backup, hashBefore } of files) {
    const path = fromRootPath(root, backup);
    if (needed.has(backup) || !(await fileSystem.exists(path))) continue;
    if (contentHash(await fileSystem.readText(path)) === hashBefore) await fileSystem.remove(path);
  }
}

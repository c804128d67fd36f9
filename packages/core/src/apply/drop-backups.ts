import type { FileSystem } from '../ports/file-system.ts';
import type { Journal, JournalFile } from './journal.ts';
import { fromRootPath } from './root-path.ts';

/** Removes the backups of `files`, save those that an entry of the `remaining` journal still needs. */
export async function dropBackups(
  fileSystem: FileSystem,
  root: string,
  files: readonly JournalFile[],
  remaining: Journal,
): Promise<void> {
  const needed = new Set(remaining.entries.flatMap((entry) => entry.files).map((file) => file.backup));
  for (const { backup } of files) {
    const path = fromRootPath(root, backup);
    if (!needed.has(backup) && (await fileSystem.exists(path))) await fileSystem.remove(path);
  }
}

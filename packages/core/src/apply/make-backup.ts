import type { FileSystem } from '../ports/file-system.ts';
import { firstLine } from './first-line.ts';

export type BackupOutcome =
  | { readonly status: 'made'; readonly backup: string }
  | { readonly status: 'failed'; readonly reason: string };

const MOST_BACKUPS = 1000;

/**
 * Copies a file to `<file>.heal-backup`, or `.heal-backup.1` and so on when the name is taken: a backup is never written
 * over. One that already holds exactly `before` is used again.
 */
export async function makeBackup(fileSystem: FileSystem, file: string, before: string): Promise<BackupOutcome> {
  try {
    for (let number = 0; number < MOST_BACKUPS; number++) {
      const backup = `${file}.heal-backup${number === 0 ? '' : `.${number}`}`;
      const isNew = await tryCopy(fileSystem, file, backup);
      if ((await fileSystem.readText(backup)) === before) return { status: 'made', backup };
      if (isNew) {
        await fileSystem.remove(backup);
        return { status: 'failed', reason: 'the file changed while it was copied' };
      }
    }
    return { status: 'failed', reason: `there are ${MOST_BACKUPS} backups beside it` };
  } catch (error) {
    return { status: 'failed', reason: firstLine(error) };
  }
}

async function tryCopy(fileSystem: FileSystem, from: string, to: string): Promise<boolean> {
  try {
    await fileSystem.copyNew(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

import type { FileSystem } from '../ports/file-system.ts';

/** Removes files, some of which another process may have removed already; how many were there. */
export async function removeFiles(fileSystem: Pick<FileSystem, 'remove'>, files: readonly string[]): Promise<number> {
  let removed = 0;
  for (const file of files) {
    try {
      await fileSystem.remove(file);
      removed += 1;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return removed;
}

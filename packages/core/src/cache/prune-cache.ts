import type { FileSystem } from '../ports/file-system.ts';
import { readCache } from './read-cache.ts';
import { removeFiles } from './remove-files.ts';

/**
 * Removes what was last used more than `maxAgeMs` before `nowMs`, the time since 1970, and what holds no repair; all of it
 * without an age. The number of files that were removed. Rejects as the file system does.
 */
export async function pruneCache(
  fileSystem: FileSystem,
  root: string,
  age?: { readonly maxAgeMs: number; readonly nowMs: number },
): Promise<number> {
  const { repairs, unusable } = await readCache(fileSystem, root);
  const isOld = (usedAt: string): boolean => age === undefined || age.nowMs - Date.parse(usedAt) > age.maxAgeMs;
  const old = repairs.filter(({ repair }) => isOld(repair.usedAt));
  return removeFiles(fileSystem, [...unusable, ...old.map(({ file }) => file)]);
}

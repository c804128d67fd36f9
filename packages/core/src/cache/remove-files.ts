import { join } from 'node:path';
import type { FileSystem } from '../ports/file-system.ts';
import { cacheFolder } from './cache-folder.ts';

/** Removes what is in the cache's folder under a name that `isOurs`, folders and links as a whole; how many there were. */
export async function removeFiles(
  fileSystem: FileSystem,
  root: string,
  isOurs: (name: string) => boolean,
): Promise<number> {
  const names = (await fileSystem.listFolder(cacheFolder(root))).filter(isOurs);
  for (const name of names) await fileSystem.removeTree(join(cacheFolder(root), name));
  return names.length;
}

import { join } from 'node:path';
import { TEMPORARY_NAME, type FileSystem } from '../ports/file-system.ts';

/** Where the cache of a runner's root stands. */
export function cacheFolder(root: string): string {
  return join(root, '.heal', 'cache');
}

/** The file of one cached repair. */
export function cacheFile(root: string, key: string): string {
  return join(cacheFolder(root), `${key}.json`);
}

/** Whether a file in the folder has a name that we give: a cached repair, or what a killed process left of one. */
export function isCacheName(name: string): boolean {
  return ENTRY.test(name) || TEMPORARY_NAME.test(name);
}

export const ENTRY: RegExp = /^[0-9a-f]{64}\.json$/;

/** Makes the folder, and git ignore it; not with what it lies in: a root that has vanished stays so. */
export async function makeCacheFolder(fileSystem: FileSystem, root: string): Promise<void> {
  const heal = join(root, '.heal');
  const ignoreFile = join(heal, '.gitignore');
  await fileSystem.makeFolder(heal);
  if (!(await fileSystem.exists(ignoreFile))) await fileSystem.writeTextAtomic(ignoreFile, '*\n');
  await fileSystem.makeFolder(cacheFolder(root));
}

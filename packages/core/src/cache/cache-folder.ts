import { join } from 'node:path';
import type { FileSystem } from '../ports/file-system.ts';

/** Where the cache of a runner's root stands. */
export function cacheFolder(root: string): string {
  return join(root, '.heal', 'cache');
}

/** Makes the folder, and git ignore it; not with what it lies in: a root that has vanished stays so. */
export async function makeCacheFolder(fileSystem: FileSystem, root: string): Promise<void> {
  const heal = join(root, '.heal');
  const ignoreFile = join(heal, '.gitignore');
  await fileSystem.makeFolder(heal);
  if (!(await fileSystem.exists(ignoreFile))) await fileSystem.writeTextAtomic(ignoreFile, '*\n');
  await fileSystem.makeFolder(cacheFolder(root));
}

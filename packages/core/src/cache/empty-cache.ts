import type { FileSystem } from '../ports/file-system.ts';
import { isFormerName, isStoreName } from './own-names.ts';
import type { Removed } from './prune-cache.ts';
import { readCache, type CacheContents } from './read-cache.ts';
import { refuseLinkedFolder } from './refuse-links.ts';
import { removeFiles } from './remove-files.ts';

/**
 * Removes all of a cache, also one that cannot be read; files of others stay, and what links in it lead to. Rejects as the
 * file system does, and when the folder itself is a symbolic link.
 */
export async function emptyCache(fileSystem: FileSystem, root: string): Promise<Removed> {
  await refuseLinkedFolder(fileSystem, root);
  const { repairs, unusable } = await readCache(fileSystem, root).catch(() => UNREADABLE);
  await removeFiles(fileSystem, root, (name) => isStoreName(name) || isFormerName(name));
  return { repairs: repairs.length, unusable };
}

const UNREADABLE: CacheContents = { repairs: [], unusable: 1 };

import type { FileSystem } from '../ports/file-system.ts';
import { cacheFolder } from './cache-folder.ts';
import type { ContentStore } from './content-store.ts';
import { refuseLinks } from './refuse-links.ts';

/** The store of a root; `undefined` when there is none. Rejects when something in it is a symbolic link. */
export async function openStore(fileSystem: FileSystem, root: string): Promise<ContentStore | undefined> {
  await refuseLinks(fileSystem, root);
  if (!(await fileSystem.exists(cacheFolder(root)))) return undefined;
  // Only now, since most runs have nothing to heal.
  const { storeIn } = await import('./content-store.ts');
  return storeIn(cacheFolder(root));
}

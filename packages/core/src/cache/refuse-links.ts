import { join } from 'node:path';
import type { FileSystem } from '../ports/file-system.ts';
import { cacheFolder } from './cache-folder.ts';

/** Rejects when `.heal` or the cache in it is a symbolic link: what lies behind it is not ours to write and to remove. */
export async function refuseLinkedFolder(fileSystem: FileSystem, root: string): Promise<void> {
  const realRoot = await fileSystem.realPath(root);
  for (const path of [join(realRoot, '.heal'), cacheFolder(realRoot)]) {
    const real = await fileSystem.realPath(path).catch(() => path);
    if (real !== path) throw new Error(`"${path}" is a symbolic link: remove it by hand.`);
  }
}

/** As `refuseLinkedFolder`, and also when there is a link anywhere in the cache, since the store would follow it. */
export async function refuseLinks(fileSystem: FileSystem, root: string): Promise<void> {
  await refuseLinkedFolder(fileSystem, root);
  const link = await fileSystem.findLink(cacheFolder(root));
  if (link !== undefined)
    throw new Error(`"${link}" is a symbolic link: \`npx heal cache clear\` removes it, not what it leads to.`);
}

import type { FileSystem } from '../ports/file-system.ts';
import { cacheFolder, ENTRY } from './cache-folder.ts';
import { readCache } from './read-cache.ts';
import { removeFiles } from './remove-files.ts';

/** Repairs that a cache may hold, and how many are left when it holds more. */
const MOST = 500;
const LEFT = 400;

/** Removes the repairs that were used longest ago when there are too many. */
export async function limitCache(
  fileSystem: FileSystem,
  root: string,
  most: number = MOST,
  left: number = LEFT,
): Promise<void> {
  const names = await fileSystem.listFolder(cacheFolder(root));
  if (names.filter((name) => ENTRY.test(name)).length <= most) return;
  const { repairs, unusable } = await readCache(fileSystem, root);
  const oldest = repairs.toSorted((a, b) => Date.parse(b.repair.usedAt) - Date.parse(a.repair.usedAt)).slice(left);
  await removeFiles(fileSystem, [...unusable, ...oldest.map(({ file }) => file)]);
}

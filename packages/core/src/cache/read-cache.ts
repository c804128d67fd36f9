import type { FileSystem } from '../ports/file-system.ts';
import { cacheFolder } from './cache-folder.ts';
import type { CachedRepair } from './cached-repair.ts';
import { openStore } from './open-store.ts';
import { isFormerName } from './own-names.ts';
import { readStore } from './read-store.ts';

/** What is in a cache. */
export interface CacheContents {
  readonly repairs: readonly StoredRepair[];
  /** How many entries and files of ours hold none: torn, of an earlier format, left by a killed process. */
  readonly unusable: number;
}

export interface StoredRepair {
  readonly repair: CachedRepair;
  readonly bytes: number;
}

/** Reads all of a cache; empty when there is none. Rejects as the file system does, and when something in it is a symbolic link. */
export async function readCache(fileSystem: FileSystem, root: string): Promise<CacheContents> {
  const store = await openStore(fileSystem, root);
  const { stored, unusable } = store === undefined ? NOTHING : await readStore(store);
  const former = (await fileSystem.listFolder(cacheFolder(root))).filter(isFormerName);
  return {
    repairs: stored.map(({ repair, entry: { bytes } }) => ({ repair, bytes })),
    unusable: unusable.length + former.length,
  };
}

const NOTHING: Awaited<ReturnType<typeof readStore>> = { stored: [], unusable: [] };

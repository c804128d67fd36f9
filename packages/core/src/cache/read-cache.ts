import { join } from 'node:path';
import type { FileSystem } from '../ports/file-system.ts';
import { cacheFolder, ENTRY, isCacheName } from './cache-folder.ts';
import { readCachedRepair, type CachedRepair } from './cached-repair.ts';

/** What is in a cache. */
export interface CacheContents {
  readonly repairs: readonly StoredRepair[];
  /** Absolute paths of files of ours that hold none: torn, of another format, left by a killed process. */
  readonly unusable: readonly string[];
}

export interface StoredRepair {
  /** Absolute. */
  readonly file: string;
  readonly repair: CachedRepair;
  readonly bytes: number;
}

/** Reads all of a cache; empty when there is none. Files that we have not named are left out. */
export async function readCache(
  fileSystem: Pick<FileSystem, 'listFolder' | 'readText'>,
  root: string,
): Promise<CacheContents> {
  const folder = cacheFolder(root);
  const repairs: StoredRepair[] = [];
  const unusable: string[] = [];
  for (const name of (await fileSystem.listFolder(folder)).filter(isCacheName).toSorted()) {
    const file = join(folder, name);
    const text = await fileSystem.readText(file).catch(() => undefined);
    // Another process has removed it.
    if (text === undefined) continue;
    const repair = ENTRY.test(name) ? readCachedRepair(text) : undefined;
    if (repair === undefined || name !== `${repair.key}.json`) unusable.push(file);
    else repairs.push({ file, repair, bytes: Buffer.byteLength(text) });
  }
  return { repairs, unusable };
}

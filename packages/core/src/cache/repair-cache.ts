import type { FileSystem } from '../ports/file-system.ts';
import { cacheFile, makeCacheFolder } from './cache-folder.ts';
import { limitCache } from './limit-cache.ts';
import { readCachedRepair, type CachedRepair } from './cached-repair.ts';

/** Repairs of earlier runs. Nothing of it rejects: a cache that cannot be read or written is an empty one. */
export interface RepairCache {
  /** What an earlier run has kept; what this one keeps is none of it. */
  find(key: string): Promise<CachedRepair | undefined>;
  keep(repair: Omit<CachedRepair, 'version' | 'usedAt'>): Promise<void>;
  /** Takes it out, unless another process has put something else in its place meanwhile. */
  evict(repair: CachedRepair): Promise<void>;
}

export interface RepairCacheOptions {
  readonly fileSystem: FileSystem;
  /** The runner's root, absolute. */
  readonly root: string;
  /** ISO 8601. */
  readonly time: () => string;
  /** Whether a text may be stored: it holds no secret. */
  readonly mayStore: (text: string) => boolean;
}

/** A file for each repair, whole or not at all, so that processes need not wait for each other. */
export function createRepairCache({ fileSystem, root, time, mayStore }: RepairCacheOptions): RepairCache {
  const own = new Set<string>();

  async function read(key: string): Promise<CachedRepair | undefined> {
    const text = await fileSystem.readText(cacheFile(root, key)).catch(() => undefined);
    if (text === undefined) return undefined;
    const repair = readCachedRepair(text);
    if (repair?.key === key) return repair;
    await fileSystem.remove(cacheFile(root, key)).catch(() => undefined);
    return undefined;
  }

  return {
    find: async (key) => (own.has(key) ? undefined : read(key)),
    async keep(repair) {
      try {
        const text = `${JSON.stringify({ version: 1, ...repair, usedAt: time() } satisfies CachedRepair)}\n`;
        if (!mayStore(textsOf(repair))) return;
        own.add(repair.key);
        await makeCacheFolder(fileSystem, root);
        await fileSystem.writeTextAtomic(cacheFile(root, repair.key), text);
        await limitCache(fileSystem, root);
      } catch {
        // The next run repairs it again.
      }
    },
    async evict(repair) {
      const now = await read(repair.key);
      if (now?.usedAt !== repair.usedAt) return;
      await fileSystem.remove(cacheFile(root, repair.key)).catch(() => undefined);
    },
  };
}

/** As they stand in code, not as JSON writes them: a secret is known by its look. */
function textsOf({ patches }: Pick<CachedRepair, 'patches'>): string {
  return patches.flatMap(({ operator, edits }) => [operator, ...edits.map(({ text }) => text)]).join('\n');
}

import type { FileSystem } from '../ports/file-system.ts';
import { makeCacheFolder } from './cache-folder.ts';
import { toRecord, type CachedRepair } from './cached-repair.ts';
import type { ContentStore } from './content-store.ts';
import { limitStore } from './limit-store.ts';
import { openStore } from './open-store.ts';
import { readEntry } from './read-store.ts';

/** Repairs of earlier runs. Nothing of it rejects: a cache that cannot be read or written is an empty one. */
export interface RepairCache {
  /** What an earlier run has kept; what this one keeps is none of it. */
  find(key: string): Promise<CachedRepair | undefined>;
  keep(repair: Omit<CachedRepair, 'usedAt'>): Promise<void>;
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

/** A store that is opened when there is something to look for or to keep. */
export function createRepairCache({ fileSystem, root, time, mayStore }: RepairCacheOptions): RepairCache {
  const own = new Set<string>();
  // Of a large one, looking for links and counting take longer than all else: the one is done once, the other now and then.
  let opened: ContentStore | undefined;
  let kept = 0;
  const open = async (): Promise<ContentStore | undefined> => (opened ??= await openStore(fileSystem, root));

  return {
    find: (key) =>
      unlessItFails(async () => {
        const store = own.has(key) ? undefined : await open();
        const entry = await store?.find(key);
        if (store === undefined || entry === undefined) return undefined;
        const repair = await readEntry(store, entry);
        if (repair === undefined) await store.drop(entry);
        return repair;
      }),
    keep: (repair) =>
      unlessItFails(async () => {
        if (!mayStore(textsOf(repair))) return;
        own.add(repair.key);
        await open();
        await makeCacheFolder(fileSystem, root);
        const store = await open();
        await store?.put(toRecord({ ...repair, usedAt: time() }));
        if (store !== undefined && kept % BETWEEN_COUNTS === 0) await limitStore(fileSystem, store);
        kept += 1;
      }),
    evict: ({ key, usedAt }) =>
      unlessItFails(async () => {
        const store = await open();
        const now = await store?.find(key);
        if (now !== undefined && now.usedAtMs === Date.parse(usedAt)) await store?.drop(now);
      }),
  };
}

const BETWEEN_COUNTS = 50;

/** The next run repairs it again. */
async function unlessItFails<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** As they stand in code, not as JSON writes them: a secret is known by its look. */
function textsOf({ patches }: Pick<CachedRepair, 'patches'>): string {
  return patches.flatMap(({ operator, edits }) => [operator, ...edits.map(({ text }) => text)]).join('\n');
}

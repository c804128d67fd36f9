import type { FileSystem } from '../ports/file-system.ts';
import { openStore } from './open-store.ts';
import { isFormerName } from './own-names.ts';
import { readStore } from './read-store.ts';
import { removeFiles } from './remove-files.ts';
import { sweepStore } from './sweep-store.ts';

/** How much was removed. */
export interface Removed {
  readonly repairs: number;
  /** Of what `CacheContents` counts so. */
  readonly unusable: number;
}

/**
 * Removes what was last used more than `maxAgeMs` before `nowMs`, the time since 1970, and what holds no repair. Rejects as
 * `readCache` does.
 */
export async function pruneCache(
  fileSystem: FileSystem,
  root: string,
  { maxAgeMs, nowMs }: { readonly maxAgeMs: number; readonly nowMs: number },
): Promise<Removed> {
  const store = await openStore(fileSystem, root);
  if (store === undefined) return { repairs: 0, unusable: 0 };
  const { stored, unusable } = await readStore(store);
  const old = stored.map(({ entry }) => entry).filter(({ usedAtMs }) => nowMs - usedAtMs > maxAgeMs);
  await sweepStore(fileSystem, store, [...unusable, ...old]);
  const former = await removeFiles(fileSystem, root, isFormerName);
  return { repairs: old.length, unusable: unusable.length + former };
}

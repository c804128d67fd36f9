import type { FileSystem } from '../ports/file-system.ts';
import type { ContentStore } from './content-store.ts';
import { sweepStore } from './sweep-store.ts';

/** Repairs that a cache may hold, and how many are left when it holds more. */
const MOST = 500;
const LEFT = 400;

/** Takes out the repairs that were used longest ago when there are too many. */
export async function limitStore(
  fileSystem: FileSystem,
  store: ContentStore,
  most: number = MOST,
  left: number = LEFT,
): Promise<void> {
  const entries = await store.list();
  if (entries.length <= most) return;
  await sweepStore(fileSystem, store, entries.toSorted((a, b) => b.usedAtMs - a.usedAtMs).slice(left));
}

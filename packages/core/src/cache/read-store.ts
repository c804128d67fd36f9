import { readCachedRepair, type CachedRepair } from './cached-repair.ts';
import type { ContentStore, StoredEntry } from './content-store.ts';

/** What the entries of a store come to. */
export interface StoreContents {
  readonly stored: readonly { readonly entry: StoredEntry; readonly repair: CachedRepair }[];
  /** Those that are no repair, or whose content is not whole. */
  readonly unusable: readonly StoredEntry[];
}

/** The repair of an entry; `undefined` when it is none. */
export async function readEntry(store: ContentStore, entry: StoredEntry): Promise<CachedRepair | undefined> {
  const text = await store.read(entry);
  return text === undefined ? undefined : readCachedRepair({ ...entry, text });
}

export async function readStore(store: ContentStore): Promise<StoreContents> {
  const stored: { readonly entry: StoredEntry; readonly repair: CachedRepair }[] = [];
  const unusable: StoredEntry[] = [];
  for (const entry of await store.list()) {
    const repair = await readEntry(store, entry);
    if (repair === undefined) unusable.push(entry);
    else stored.push({ entry, repair });
  }
  return { stored, unusable };
}

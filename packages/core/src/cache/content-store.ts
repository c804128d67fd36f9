import removeContent from 'cacache/lib/content/rm.js';
import { compact, delete as removeLines, find, ls } from 'cacache/lib/entry-index.js';
import get from 'cacache/lib/get.js';
import put from 'cacache/lib/put.js';
import type { RepairRecord } from './cached-repair.ts';

/** What the store's index has of a text. */
export interface StoredEntry extends Omit<RepairRecord, 'text'> {
  /** Of its content: equal texts are one. */
  readonly integrity: string;
  /** Absolute: the file of its content. */
  readonly path: string;
  readonly bytes: number;
}

/** Texts by key, each whole or not there, in a folder that processes share without waiting for each other. */
export interface ContentStore {
  /** Absolute. */
  readonly folder: string;
  put(record: RepairRecord): Promise<void>;
  find(key: string): Promise<StoredEntry | undefined>;
  /** In the order of their keys. */
  list(): Promise<readonly StoredEntry[]>;
  /** `undefined` when the content is gone, or is not what was put there. */
  read(entry: StoredEntry): Promise<string | undefined>;
  /** Takes out one entry, and its content unless it is whole and another has the same. */
  drop(entry: StoredEntry): Promise<void>;
  /** Takes out one entry, and leaves its content. */
  dropEntry(entry: StoredEntry): Promise<void>;
}

/** The store in a folder that is there: the one place that knows `cacache`. It follows symbolic links. */
export function storeIn(folder: string): ContentStore {
  const store: ContentStore = {
    folder,
    async put({ key, usedAtMs, about, text }) {
      await put(folder, key, text, { time: usedAtMs, metadata: about });
      // The index only grows otherwise, by a line each time that a repair is used.
      await compact(folder, key, (a, b) => a.key === b.key);
    },
    async find(key) {
      const entry = await find(folder, key);
      return entry === null ? undefined : toEntry(entry);
    },
    async list() {
      const entries = Object.values(await ls(folder)).map(toEntry);
      return entries.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    },
    async read({ integrity, bytes }) {
      if (!isDigest(integrity)) return undefined;
      try {
        return (await get.byDigest(folder, integrity, { size: bytes, memoize: false })).toString('utf8');
      } catch (error) {
        if (NOT_WHOLE.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
        throw error;
      }
    },
    async drop(entry) {
      await store.dropEntry(entry);
      if (!isDigest(entry.integrity)) return;
      const isShared = (await store.list()).some(({ integrity }) => integrity === entry.integrity);
      // What is not whole goes, whoever has it: the store never writes over a content.
      if (!isShared || (await store.read(entry)) === undefined) await removeContent(folder, entry.integrity);
    },
    async dropEntry({ key }) {
      await removeLines(folder, key, { removeFully: true });
    },
  };
  return store;
}

const NOT_WHOLE: ReadonlySet<string> = new Set(['ENOENT', 'EINTEGRITY', 'EBADSIZE']);

/** Whether it is of the kind that we put there; others the store reads as paths and hashes of other kinds. */
function isDigest(integrity: string): boolean {
  return /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity);
}

function toEntry({ key, time, integrity, path, size, metadata }: Awaited<ReturnType<typeof ls>>[string]): StoredEntry {
  return { key, usedAtMs: time, integrity, path, bytes: size, about: metadata };
}

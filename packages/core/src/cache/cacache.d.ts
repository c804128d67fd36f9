/** The parts of the store that are used, as far as they are: those of the whole would bring twice as much into the bundle. */
interface IndexEntry {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly integrity: string;
  readonly path: string;
  readonly size: number;
  readonly metadata: unknown;
}

declare module 'cacache/lib/entry-index.js' {
  export function find(folder: string, key: string): Promise<IndexEntry | null>;
  export function ls(folder: string): Promise<Readonly<Record<string, IndexEntry>>>;
  export function compact(
    folder: string,
    key: string,
    isSame: (a: IndexEntry, b: IndexEntry) => boolean,
  ): Promise<unknown>;
  function removeLines(folder: string, key: string, options: { readonly removeFully: true }): Promise<unknown>;
  export { removeLines as delete };
}

declare module 'cacache/lib/put.js' {
  export default function put(
    folder: string,
    key: string,
    text: string,
    options: { readonly time: number; readonly metadata: unknown },
  ): Promise<unknown>;
}

declare module 'cacache/lib/get.js' {
  const get: {
    byDigest(
      folder: string,
      integrity: string,
      options: { readonly size: number; readonly memoize: false },
    ): Promise<Buffer>;
  };
  export default get;
}

declare module 'cacache/lib/content/rm.js' {
  export default function removeContent(folder: string, integrity: string): Promise<unknown>;
}

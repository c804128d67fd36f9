/** Texts in the place of files on disk, as the module servers of this process see them. */
export interface Overlay {
  /** The text for a module id; `undefined` when the file on disk counts. */
  get(id: string): string | undefined;
  /** Exactly these texts from now on. */
  replace(texts: Readonly<Record<string, string>>): void;
  set(file: string, text: string): void;
  /** Has `text` in the place of the file only while `work` goes on. */
  during<T>(file: string, text: string, work: () => Promise<T>): Promise<T>;
}

/** `invalidate` makes module servers forget what they made of a file. */
export function createOverlay(invalidate: (file: string) => void): Overlay {
  const texts = new Map<string, string>();
  // Their texts on disk may have changed since: applied patches.
  const touched = new Set<string>();

  const put = (file: string, text: string | undefined): void => {
    if (texts.get(file) === text) return;
    if (text === undefined) texts.delete(file);
    else texts.set(file, text);
    touched.add(file);
    invalidate(file);
  };

  return {
    get: (id) => texts.get(id.split('?', 1)[0] ?? id),
    replace(wanted) {
      for (const file of texts.keys()) if (!(file in wanted)) put(file, undefined);
      for (const [file, text] of Object.entries(wanted)) put(file, text);
      for (const file of touched) if (!texts.has(file)) invalidate(file);
    },
    set: put,
    async during(file, text, work) {
      const before = texts.get(file);
      put(file, text);
      try {
        return await work();
      } finally {
        put(file, before);
      }
    },
  };
}

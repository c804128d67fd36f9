/** How much is remembered. */
export interface Memory {
  readonly texts: number;
  /** Of all texts together. */
  readonly characters: number;
}

/**
 * `make` with a memory for what it was asked for last, the least recently asked for forgotten first; the last one is kept however
 * long it is. Errors are not kept.
 */
export function remembering<Made>(
  make: (text: string, name: string) => Made,
  { texts, characters }: Memory,
): (text: string, name: string) => Made {
  const kept = new Map<string, { readonly made: Made; readonly size: number }>();
  let size = 0;
  return (text, name) => {
    const key = `${name}\0${text}`;
    const known = kept.get(key);
    if (known !== undefined) {
      kept.delete(key);
      kept.set(key, known);
      return known.made;
    }
    const made = make(text, name);
    kept.set(key, { made, size: text.length });
    size += text.length;
    for (const [oldest, { size: freed }] of kept) {
      if ((size <= characters && kept.size <= texts) || kept.size === 1) break;
      kept.delete(oldest);
      size -= freed;
    }
    return made;
  };
}

/** A target as written in a marker, taken apart. */
export interface WrittenTarget {
  /** The module, as an import in the test file would name it. */
  readonly specifier: string;
  /** `['Cart', 'total']`; empty when the whole module is meant. */
  readonly symbol: readonly string[];
}

/** `./cart.ts#Cart.total` → its parts; `undefined` when the text cannot be a target. */
export function parseTarget(target: string): WrittenTarget | undefined {
  const hash = target.indexOf('#', 1);
  const specifier = (hash < 0 ? target : target.slice(0, hash)).trim();
  const symbol =
    hash < 0
      ? []
      : target
          .slice(hash + 1)
          .trim()
          .split('.');
  if (specifier === '' || symbol.some((name) => !/^#?[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)))
    return undefined;
  return { specifier, symbol };
}

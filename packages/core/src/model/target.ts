import type { Span } from './edit.ts';

/** The file and the part of it that one repair may edit. */
export interface RepairTarget {
  /** Absolute path, forward slashes, symbolic links resolved. */
  readonly file: string;
  /** `extractPrice`, `Cart.total`; absent when the whole module is the target. */
  readonly symbol?: string;
  /** As the module itself calls what `symbol` calls `default`, for people: `Cart.total` for `default.total`. Absent: `symbol` is what it is called. */
  readonly ownName?: string;
  readonly source: string;
  /**
   * Where edits may lie, in the order in which faults are looked for: the declaration of the symbol first, then the
   * module-private declarations it uses. The whole text when no symbol is named.
   */
  readonly regions: readonly Span[];
}

/** A case of `heal bench`, read and found to be whole. Paths of files are relative to the case's folder. */
export interface BenchCase {
  /** Absolute path of its folder, links resolved. */
  readonly folder: string;
  readonly module: string;
  readonly test: string;
  /** Judges the patches; absent: they are only healed. */
  readonly hiddenTest?: string;
  /** The module as its author meant it. */
  readonly fixed?: string;
  /** A module that makes inputs, on which a correct patch does as `fixed` does; only with `fixed`. */
  readonly inputs?: string;
  /** Files and folders that module and test need. */
  readonly support: readonly string[];
  /** Absolute paths of what healing must not see: the hidden test, the fixed module and the inputs. */
  readonly secret: readonly string[];
  /** The target of the failing tests: `price.ts#extractPrice`. */
  readonly target: string;
}

export type CaseReading =
  | { readonly status: 'read'; readonly case: BenchCase }
  /** `problems`: one sentence each, for people. */
  | { readonly status: 'invalid'; readonly problems: readonly string[] };

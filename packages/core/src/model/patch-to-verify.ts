/** What `verify` of a heal.config is told of a patch that has passed all its tests. */
export interface PatchToVerify {
  /** Of the target, relative to the runner's root, forward slashes. */
  readonly file: string;
  /** Absent when the whole module is the target. */
  readonly symbol?: string;
  /** The file's whole text with the patch. On disk it is as it was. */
  readonly source: string;
  /** Unified diff, with paths relative to the runner's root. */
  readonly diff: string;
  /** Every test that ran over the patch. */
  readonly tests: readonly {
    /** Relative to the runner's root. */
    readonly file: string;
    /** With its suites: `cart > adds`. */
    readonly name: string;
    readonly status: 'passed' | 'failed' | 'skipped';
  }[];
}

/** A question to `verify`; plain JSON data. */
export interface VerifyRequest {
  /** Absolute path of the heal.config that has the predicate. */
  readonly config: string;
  readonly patch: PatchToVerify;
  /** For its answer. */
  readonly timeoutMs: number;
}

export type VerifierAnswer =
  | { readonly accepted: true }
  /** `reason` is for people: what `verify` said, threw, or that it did not answer. */
  | {
      readonly accepted: false;
      readonly reason: string;
      /** It did not answer in time: what it does may go on. */
      readonly isLate?: true;
    };

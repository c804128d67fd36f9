/** A file that `heal init` makes, edits or deletes. */
export interface FileChange {
  /** Absolute. */
  readonly path: string;
  /** Its text; `undefined`: there is no such file. */
  readonly before: string | undefined;
  /** `undefined`: it is to be deleted. */
  readonly after: string | undefined;
}

/** What is to be done, before anything is done. */
export interface Plan {
  readonly changes: readonly FileChange[];
  /** One paragraph each, for people. */
  readonly notes: readonly string[];
}

/** What became of a request to write patches. */
export interface ApplyOutcome {
  /** In the order of the request. */
  readonly files: readonly FileOutcome[];
  /** Things a person should know although the files were written. */
  readonly notices: readonly string[];
}

export type FileOutcome = AppliedFile | RefusedFile;

export interface AppliedFile {
  readonly status: 'applied';
  /** As in the request. */
  readonly path: string;
  /** Copy of the file as it was, relative to the root, forward slashes. */
  readonly backup: string;
}

/** The file is untouched. */
export interface RefusedFile {
  readonly status: 'refused';
  readonly path: string;
  readonly reason: RefusalReason;
  /** What could not be done and what to do, for people. */
  readonly message: string;
}

/** `dirty`, `untracked`, `conflicted` and `git-failed` give way to force, the others to nothing. */
export type RefusalReason =
  | 'missing'
  | 'changed-since'
  | 'same-file'
  | 'not-utf8'
  | 'read-only'
  | 'dirty'
  | 'untracked'
  | 'conflicted'
  | 'git-failed'
  | 'backup-failed'
  | 'journal-failed'
  | 'write-failed';

/** What became of a request to write patches. */
export interface ApplyOutcome {
  /** Names the journal entry, for undo; absent when nothing was written. */
  readonly id?: string;
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

/** What git says of the file, or does not say: gives way to force. */
export type GitRefusal =
  | 'modified'
  | 'staged'
  | 'untracked'
  | 'conflicted'
  | 'overlooked'
  | 'git-not-installed'
  | 'git-hanging'
  | 'git-failed';

/** Closed list; docs/applying.md says of each what to do. */
export type RefusalReason =
  | GitRefusal
  | 'missing'
  | 'changed-since'
  | 'same-file'
  | 'outside'
  | 'not-utf8'
  | 'read-only'
  | 'busy'
  | 'backup-failed'
  | 'journal-failed'
  | 'write-failed';

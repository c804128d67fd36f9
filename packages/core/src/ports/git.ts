/** What git knows about a file of the user's. Only asks, never changes a repository. */
export interface Git {
  /** State of one file in the work tree that it lies in. `path` is absolute. Never rejects. */
  fileState(path: string): Promise<GitFileState>;
}

export type GitFileState =
  /** Same as in the last commit. */
  | { readonly status: 'clean' }
  | { readonly status: 'ignored' }
  /** The file lies in no work tree. */
  | { readonly status: 'no-repository' }
  /** Changed in the work tree since it was staged or committed. */
  | { readonly status: 'modified' }
  /** Changed in the index, and the work tree has the same. */
  | { readonly status: 'staged' }
  | { readonly status: 'untracked' }
  /** In the middle of a merge. */
  | { readonly status: 'conflicted' }
  /** Git was told to overlook changes of the file (`assume-unchanged`, `skip-worktree`): it cannot say. */
  | { readonly status: 'overlooked' }
  | { readonly status: 'not-installed' }
  /** Ended because it did not answer within `timeoutMs`. */
  | { readonly status: 'hanging'; readonly timeoutMs: number }
  /** `reason` is the first line of what it said. */
  | { readonly status: 'failed'; readonly reason: string };

/** What git knows about a file of the user's. Only asks, never changes a repository. */
export interface Git {
  /** State of one file in the work tree that it lies in. `path` is absolute. Never rejects. */
  fileState(path: string): Promise<GitFileState>;
}

export type GitFileState =
  /** Same as in the last commit. */
  | { readonly status: 'clean' }
  | { readonly status: 'ignored' }
  /** The file lies in no work tree, or git is not installed: nothing can be said about uncommitted changes. */
  | { readonly status: 'no-repository'; readonly reason: string }
  /** Not committed: changed in the work tree, in the index, or both. */
  | { readonly status: 'dirty' }
  | { readonly status: 'untracked' }
  /** In the middle of a merge. */
  | { readonly status: 'conflicted' }
  | { readonly status: 'failed'; readonly reason: string };

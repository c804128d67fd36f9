/** What taking our lines out of a file's text gives. */
export type Removal =
  | { readonly status: 'removed'; readonly text: string }
  | { readonly status: 'absent' }
  /** Somebody edited what we wrote; `line` is how it reads now. */
  | { readonly status: 'changed'; readonly line: string };

/** Half-open range of 0-based UTF-16 offsets in a source text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Replaces the text of `span` by `text`; an empty span inserts. */
export interface Edit extends Span {
  readonly text: string;
}

/** Edits of one file, applied together. Spans do not overlap and are in ascending order. */
export interface Patch {
  /** Absolute path, forward slashes. */
  readonly file: string;
  readonly edits: readonly Edit[];
}

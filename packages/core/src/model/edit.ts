/** Half-open range of 0-based UTF-16 offsets in a source text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Replaces the text of `span` by `text`; an empty span inserts. */
export interface Edit extends Span {
  readonly text: string;
}

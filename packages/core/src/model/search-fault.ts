/** An error of ours inside the search, which went on without what it happened in. */
export interface SearchFault {
  /** The operator, or the kind of synthesis, that met with it. */
  readonly operator: string;
  /** First line of its message; the first one where it happened in several places. */
  readonly reason: string;
}

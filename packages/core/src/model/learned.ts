/** What a search has seen that may help whoever tries next; bounded in size, since it crosses process borders. */
export interface Learned {
  /** While the failing tests ran, the most suspicious lines first. */
  readonly values: readonly SeenValues[];
  /** Best first; empty when the search healed. */
  readonly conditions: readonly ForcedCondition[];
  /** Best first. */
  readonly nearMisses: readonly NearMiss[];
}

/** What one run of a line of the target saw. */
export interface SeenValues {
  /** From 1. */
  readonly line: number;
  readonly test: string;
  /** Names in scope before the line ran, arguments first, with their printed values. */
  readonly names: readonly { readonly name: string; readonly value: string }[];
  /** Expressions of the line with the values that they came to. */
  readonly expressions: readonly { readonly text: string; readonly value: string }[];
}

/** A condition whose forced value turns failing tests. */
export interface ForcedCondition {
  readonly line: number;
  readonly text: string;
  readonly value: boolean;
  readonly turned: number;
  readonly of: number;
}

/** An edit that turns some failing tests and not all, or breaks others, or has a test fail later than without it. */
export interface NearMiss {
  readonly line: number;
  readonly before: string;
  readonly after: string;
  /** Failing tests that pass with it. */
  readonly turned: number;
  readonly of: number;
  /** By how many assertions failing tests come farther, all of them together; absent: by none that is known. */
  readonly further?: number;
  /** Passing tests that fail with it; absent: they were not asked. */
  readonly broke?: number;
}

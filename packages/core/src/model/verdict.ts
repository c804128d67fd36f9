import type { TestId } from './test-id.ts';

/**
 * What the oracle found out about one candidate.
 *
 * `plausible` means that every target test passes and no test that passed before now fails.
 * It does not mean correct: see "overfitting" in docs/vocabulary.md.
 */
export type Verdict =
  | {
      readonly status: 'plausible';
      readonly guardsRan: number;
      /** Other tests that failed before and pass with it; absent: none, or nobody knows which failed. */
      readonly alsoMends?: number;
      readonly durationMs: number;
    }
  | { readonly status: 'failing'; readonly stillFailing: readonly TestId[]; readonly durationMs: number }
  | { readonly status: 'regressing'; readonly broken: readonly TestId[]; readonly durationMs: number }
  /** By the user's `verify`. */
  | { readonly status: 'refused'; readonly reasons: readonly string[] }
  | { readonly status: 'timeout'; readonly timeoutMs: number }
  | { readonly status: 'crashed'; readonly reason: string }
  | { readonly status: 'invalid'; readonly reason: string };

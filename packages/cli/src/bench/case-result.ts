/** What came of a case: one row of the table, one entry of `cases` in the JSON file. */
export interface CaseResult {
  /** Path of the case's folder from that of the bench, forward slashes. */
  readonly case: string;
  readonly healed: boolean;
  /**
   * `healed`, or why not: a reason of the report (docs/errors.md), or one of ours: `invalid-case`, `passes`,
   * `not-loadable`, `crashed`, `timeout`.
   */
  readonly reason: string;
  /** One sentence for people. */
  readonly explanation: string;
  /** Whether the first patch, and whether any, passes the hidden test; `null` when the case has none. */
  readonly firstPatchCorrect: boolean | null;
  readonly anyPatchCorrect: boolean | null;
  /** Reported patches, best first. */
  readonly patches: readonly PatchResult[];
  /** Candidates that the search judged; `null` when there was no search. */
  readonly candidates: number | null;
  /** Milliseconds to the first plausible candidate; `null` when none was found. */
  readonly firstPlausibleMs: number | null;
  /** Of the healing run, in milliseconds. */
  readonly durationMs: number;
}

export interface PatchResult {
  readonly operator: string;
  readonly label: string;
  /** `not-run`: an earlier patch has passed already, or there is no hidden test. */
  readonly hidden: 'passes' | 'fails' | 'not-run';
  readonly diff: string;
}

export interface BenchTotals {
  readonly cases: number;
  readonly healed: number;
  readonly firstPatchCorrect: number;
  readonly anyPatchCorrect: number;
  /** Median of `firstPlausibleMs` over the healed cases; `null` when none has one. */
  readonly medianFirstMs: number | null;
}

export function totalsOf(results: readonly CaseResult[]): BenchTotals {
  const healed = results.filter((result) => result.healed);
  const times = healed
    .flatMap(({ firstPlausibleMs }) => (firstPlausibleMs === null ? [] : [firstPlausibleMs]))
    .toSorted((a, b) => a - b);
  return {
    cases: results.length,
    healed: healed.length,
    firstPatchCorrect: results.filter((result) => result.firstPatchCorrect === true).length,
    anyPatchCorrect: results.filter((result) => result.anyPatchCorrect === true).length,
    medianFirstMs: median(times),
  };
}

function median(sorted: readonly number[]): number | null {
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}

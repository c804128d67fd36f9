import type { PatchReport, SearchFault, SearchReport } from '@testheal/core';

import { type BenchUsage, sumUsage } from './usage.ts';
import { type Interval, wilsonInterval } from './wilson-interval.ts';

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
  /** Of the search. */
  readonly seed: number;
  /** Whether the first patch, and whether any, is correct as far as the case can tell; `null` when it has no judges. */
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
  /** Of the first reported patch; `null` when there is none. */
  readonly firstPatchCost: number | null;
  /** Candidates that passed in the search; `null` when there was none. More than are proved and reported. */
  readonly plausible: number | null;
  /** As in the report: how candidates were brought to the tests; `null` when there was no search. */
  readonly way: SearchReport['way'] | null;
  /** Internal errors that the searches went on from; absent: none. */
  readonly faults?: readonly SearchFault[];
  readonly usage: BenchUsage;
}

export interface PatchResult {
  readonly operator: string;
  readonly label: string;
  readonly cost: number;
  /** What the hidden test says; `none`: the case has none. */
  readonly hidden: 'passes' | 'fails' | 'none';
  /** Whether it does as the fixed module does on the inputs; `none`: the case has none. */
  readonly inputs: 'same' | 'differs' | 'none';
  /** Passes all that the case judges by; `null` when it has neither a hidden test nor inputs. */
  readonly correct: boolean | null;
  /** As in the report: where it and the first patch give different results. */
  readonly contrast?: PatchReport['contrast'];
  readonly diff: string;
}

export interface BenchTotals {
  readonly cases: number;
  /** With several runs, here and below: what holds for the case in each of them. */
  readonly healed: number;
  readonly firstPatchCorrect: number;
  readonly anyPatchCorrect: number;
  /** Median of `firstPlausibleMs` over what healed; `null` when nothing has one. */
  readonly medianFirstMs: number | null;
  /** Of 95 %, for the shares of the cases that heal, and whose first patch is correct. */
  readonly intervals: { readonly healed: Interval; readonly firstPatchCorrect: Interval };
  /** Of all runs together. */
  readonly usage: BenchUsage;
  /** Of all healing runs one after the other, in milliseconds. */
  readonly durationMs: number;
}

/** Totals of the results of one run or several. */
export function totalsOf(results: readonly CaseResult[]): BenchTotals {
  const byCase = [...new Set(results.map((result) => result.case))].map((name) =>
    results.filter((result) => result.case === name),
  );
  const count = (holds: (result: CaseResult) => boolean): number => byCase.filter((runs) => runs.every(holds)).length;
  const times = results
    .flatMap(({ healed, firstPlausibleMs }) => (healed && firstPlausibleMs !== null ? [firstPlausibleMs] : []))
    .toSorted((a, b) => a - b);
  const healed = count((result) => result.healed);
  const firstPatchCorrect = count((result) => result.firstPatchCorrect === true);
  return {
    cases: byCase.length,
    healed,
    firstPatchCorrect,
    anyPatchCorrect: count((result) => result.anyPatchCorrect === true),
    medianFirstMs: median(times),
    intervals: {
      healed: wilsonInterval(healed, byCase.length),
      firstPatchCorrect: wilsonInterval(firstPatchCorrect, byCase.length),
    },
    usage: sumUsage(results.map(({ usage }) => usage)),
    durationMs: results.reduce((sum, result) => sum + result.durationMs, 0),
  };
}

function median(sorted: readonly number[]): number | null {
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}

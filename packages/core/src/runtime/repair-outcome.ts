import type { SearchFault } from '../model/search-fault.ts';
import type { AttemptOutcome } from '../model/model-attempt.ts';
import type { Suspicion } from '../model/probe.ts';
import type { TargetReason } from '../model/report.ts';
import type { Spending } from '../model/spending.ts';
import type { AnyFunction } from './any-function.ts';

/** Why a repair of a function ended. Closed list; docs/runtime.md has what each means. */
export type FunctionRepairReason =
  | 'already-passing'
  | Extract<
      TargetReason,
      | 'healed'
      | 'exhausted'
      | 'budget'
      | 'timeout'
      | 'stuck'
      | 'no-improvement'
      | 'provider-error'
      | 'truncated'
      | 'unsafe'
      | 'not-reproducible'
      | 'interrupted'
    >;

/** One repair, from the tests that failed to its end. */
export interface FunctionRepair<Fn extends AnyFunction> {
  readonly status: 'healed' | 'not-healed' | 'already-passing';
  readonly reason: FunctionRepairReason;
  /** What happened, in one sentence for people. */
  readonly explanation: string;
  /** The version to use from here on: the healed one, or the one that there was. */
  readonly fn: Fn;
  /** Absent unless healed. */
  readonly patch?: HealedFunction;
  /** Names of the tests that failed before, and their first errors. */
  readonly failing: readonly { readonly test: string; readonly message: string }[];
  /** How many tests passed before. */
  readonly passing: number;
  /** In order: what the search put to the last word, then every proposal of the model. */
  readonly attempts: readonly FunctionRepairAttempt[];
  /** Absent when nothing was searched. */
  readonly search?: {
    readonly candidates: number;
    /** Of them passed all tests in the search. */
    readonly plausible: number;
    /** Most suspicious first; lines of the function's text. */
    readonly suspicious: readonly Suspicion[];
    /** Errors of ours that it went on from; absent: none. */
    readonly faults?: readonly SearchFault[];
    /** Why it was not possible, for people; absent otherwise. */
    readonly unsearchable?: string;
  };
  /** All that was spent on models for this function so far. */
  readonly spending: Spending;
  readonly durationMs: number;
}

export interface HealedFunction {
  readonly proposer: 'search' | 'model';
  /** Text of the healed function. */
  readonly source: string;
  /** Unified diff of the function's text. */
  readonly diff: string;
}

export interface FunctionRepairAttempt {
  /** From 1, over search and model. */
  readonly attempt: number;
  readonly proposer: 'search' | 'model';
  /** The repair operator, or the name of the model. */
  readonly by: string;
  readonly outcome: AttemptOutcome;
  /** Absent when it proposed nothing that could be run. */
  readonly source?: string;
  readonly diff?: string;
}

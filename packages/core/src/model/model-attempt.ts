import type { Edit } from './edit.ts';
import type { FailureEvidence } from './repair-evidence.ts';

/** Why a reply proposes nothing that could be run. Closed list. */
export type UnusableReason =
  | 'empty'
  | 'no-code'
  | 'wrong-language'
  | 'does-not-parse'
  | 'target-missing'
  /** "… the rest stays the same": a part is not there. */
  | 'left-out'
  | 'search-not-found'
  | 'search-ambiguous'
  | 'outside-target'
  | 'unchanged';

/** A proposal of a model, as whoever judges it gets it. */
export interface ModelCandidate {
  /** From 1. */
  readonly attempt: number;
  readonly edits: readonly Edit[];
  /** The target's file with the edits. */
  readonly source: string;
}

/** What a judge says of a candidate that was run, or was not let run. */
export type CandidateOutcome =
  | { readonly status: 'plausible' }
  | { readonly status: 'refused'; readonly reasons: readonly string[] }
  /** It does not compile or load. */
  | { readonly status: 'invalid'; readonly reason: string }
  | { readonly status: 'timeout'; readonly timeoutMs: number }
  | { readonly status: 'crashed'; readonly reason: string }
  | { readonly status: 'failing'; readonly stillFailing: readonly FailureEvidence[]; readonly turned: number }
  | { readonly status: 'regressing'; readonly broken: readonly FailureEvidence[] };

/** What came of one attempt. */
export type AttemptOutcome =
  | CandidateOutcome
  | { readonly status: 'unusable'; readonly reason: UnusableReason; readonly detail: string }
  /** The same as an earlier attempt, so it was not run. */
  | { readonly status: 'repeated'; readonly attempt: number }
  /** The cap on tokens cut the reply. */
  | { readonly status: 'truncated' };

/** One proposal and what came of it. */
export interface ModelAttempt {
  /** From 1. */
  readonly attempt: number;
  /** Absent when the reply proposed nothing that could be run. */
  readonly candidate?: ModelCandidate;
  /** What the reply changed outside of the target, and was therefore left out: a sentence each. */
  readonly ignored: readonly string[];
  readonly outcome: AttemptOutcome;
}

/** Why no more is asked of a model. Closed list; docs/errors.md says what each means. */
export const TURN_STOPS = [
  'healed',
  /** All attempts are used up. */
  'exhausted',
  /** It proposes again what it was told it had proposed already. */
  'stuck',
  'no-improvement',
  'budget',
  'timeout',
  'provider-error',
  'truncated',
  /** Every proposal was refused by a guard. */
  'unsafe',
  'aborted',
] as const;
export type TurnStop = (typeof TURN_STOPS)[number];

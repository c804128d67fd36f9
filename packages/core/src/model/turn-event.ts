import type { AttemptOutcome } from './model-attempt.ts';
import type { TokenUsage } from './model-reply.ts';

/** What happens while a model is asked for a repair, in this order in every attempt. */
export type TurnEvent =
  | {
      readonly type: 'attempt-started';
      /** From 1. */
      readonly attempt: number;
      readonly of: number;
      /** An estimate, on the safe side. */
      readonly inputTokens: number;
    }
  /** There is something to be judged. */
  | { readonly type: 'attempt-proposed'; readonly attempt: number; readonly edits: number }
  | {
      readonly type: 'attempt-ended';
      readonly attempt: number;
      readonly outcome: AttemptOutcome;
      /** Better than all before it. */
      readonly isBest: boolean;
      /** Model and judge together. */
      readonly durationMs: number;
      /** Absent: the provider says nothing of it. */
      readonly usage?: TokenUsage;
    };

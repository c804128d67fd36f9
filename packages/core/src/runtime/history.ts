import type { AttemptOutcome } from '../model/model-attempt.ts';
import type { FunctionRepairAttempt } from './repair-outcome.ts';
import type { FunctionPatch } from './verify-context.ts';

/** All attempts of one repair, in order. */
export interface History {
  readonly attempts: readonly FunctionRepairAttempt[];
  add(who: Pick<FunctionRepairAttempt, 'proposer' | 'by'>, outcome: AttemptOutcome, patch?: FunctionPatch): void;
}

export function createHistory(): History {
  const attempts: FunctionRepairAttempt[] = [];
  return {
    attempts,
    add({ proposer, by }, outcome, patch) {
      attempts.push({ attempt: attempts.length + 1, proposer, by, outcome, ...patch });
    },
  };
}

import type { AttemptOutcome, ModelAttempt, TurnStop } from '../../model/model-attempt.ts';
import { scoreOf } from './score.ts';

/** So many turns in a row without getting nearer, and no more are asked for. */
const PATIENCE = 2;
/** Being told once that a proposal is not new has to do. */
const MOST_REPEATS = 1;

/** All attempts so far and what follows from them. */
export interface TurnMemory {
  readonly attempts: readonly ModelAttempt[];
  /** The first of the nearest ones; absent while none has turned a failing test. */
  readonly best: ModelAttempt | undefined;
  /** Says whether the attempt is the nearest so far. */
  add(attempt: ModelAttempt): boolean;
  /** Why to ask no more after the last attempt, of `most`; absent: go on. */
  stopAfter(most: number): TurnStop | undefined;
}

export function createTurnMemory(): TurnMemory {
  const attempts: ModelAttempt[] = [];
  let bestScore = -Infinity;
  let best: ModelAttempt | undefined;
  let sinceBetter = 0;
  return {
    attempts,
    get best() {
      return best;
    },
    add(attempt) {
      attempts.push(attempt);
      const score = scoreOf(attempt.outcome);
      const isBetter = score > bestScore;
      sinceBetter = isBetter ? 0 : sinceBetter + 1;
      if (isBetter) {
        bestScore = score;
        if (score > 0) best = attempt;
      }
      return isBetter && score > 0;
    },
    stopAfter(most) {
      const last = attempts.at(-1)?.outcome.status;
      if (last === 'plausible') return 'healed';
      if (countOf('repeated') > MOST_REPEATS) return 'stuck';
      if (last === 'truncated' && (attempts.length >= most || countOf('truncated') > 1)) return 'truncated';
      if (attempts.length >= most) return 'exhausted';
      return sinceBetter >= PATIENCE ? 'no-improvement' : undefined;
    },
  };

  function countOf(status: AttemptOutcome['status']): number {
    return attempts.filter(({ outcome }) => outcome.status === status).length;
  }
}

import type { AttemptOutcome, ModelAttempt, TurnStop } from '../../model/model-attempt.ts';
import { scoreOf } from './score.ts';

/** So many turns in a row without getting nearer, and no more are asked for. */
const PATIENCE = 2;
/** Being told once that a proposal is not new has to do. */
const MOST_REPEATS = 1;

/** All attempts so far and what follows from them. */
export interface TurnMemory {
  /** Those of models before this one come first. */
  readonly attempts: readonly ModelAttempt[];
  /** Of this model alone. */
  readonly own: readonly ModelAttempt[];
  /** The first of the nearest ones; absent while none has turned a failing test. */
  readonly best: ModelAttempt | undefined;
  /** Says whether the attempt is the nearest so far. */
  add(attempt: ModelAttempt): boolean;
  /** Why to ask no more after the last attempt, of `most`; absent: go on. */
  stopAfter(most: number): TurnStop | undefined;
}

/** @param earlier attempts of other models: they are known, and what is nearest is looked for among them too */
export function createTurnMemory(earlier: readonly ModelAttempt[] = []): TurnMemory {
  const own: ModelAttempt[] = [];
  let best: ModelAttempt | undefined;
  let highest = 0;
  let ownHighest = -Infinity;
  let sinceBetter = 0;
  for (const attempt of earlier) isNearest(attempt);

  return {
    get attempts() {
      return [...earlier, ...own];
    },
    own,
    get best() {
      return best;
    },
    add(attempt) {
      own.push(attempt);
      const score = scoreOf(attempt.outcome);
      // A model has its own patience, however near another one came before it.
      sinceBetter = score > ownHighest ? 0 : sinceBetter + 1;
      ownHighest = Math.max(ownHighest, score);
      return isNearest(attempt);
    },
    stopAfter(most) {
      const last = own.at(-1)?.outcome.status;
      if (last === 'plausible') return 'healed';
      if (countOf('repeated') > MOST_REPEATS) return 'stuck';
      if (last === 'truncated' && (own.length >= most || countOf('truncated') > 1)) return 'truncated';
      const isOver = own.length >= most || sinceBetter >= PATIENCE;
      if (isOver && countOf('refused') === own.length) return 'unsafe';
      if (own.length >= most) return 'exhausted';
      return isOver ? 'no-improvement' : undefined;
    },
  };

  function isNearest(attempt: ModelAttempt): boolean {
    const score = scoreOf(attempt.outcome);
    if (score <= highest) return false;
    highest = score;
    best = attempt;
    return true;
  }

  function countOf(status: AttemptOutcome['status']): number {
    return own.filter(({ outcome }) => outcome.status === status).length;
  }
}

import type { TurnStop } from '../../model/model-attempt.ts';
import type { ModelFailure } from '../../model/model-failure.ts';
import type { ModelReply } from '../../model/model-reply.ts';
import type { Clock } from '../../ports/clock.ts';
import type { BudgetEnd } from '../ledger.ts';

/** Replies that are none, but tell that this model will not: an attempt, and not the end. */
const ANSWERS = new Set(['empty', 'refused']);

/** Why turns end with what came of a call; absent: they go on with it. */
export function failureStop(
  reply: ModelReply | ModelFailure | BudgetEnd,
  clock: Clock,
  deadlineMs: number | undefined,
): TurnStop | undefined {
  if (reply.kind === 'reply' || ANSWERS.has(reply.kind)) return undefined;
  if (reply.kind === 'budget') return 'budget';
  const isLate = deadlineMs !== undefined && clock.now() >= deadlineMs;
  if (reply.kind === 'aborted') return 'timeout';
  return reply.kind === 'timeout' && isLate ? 'timeout' : 'provider-error';
}

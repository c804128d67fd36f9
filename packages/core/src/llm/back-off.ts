import type { ModelFailure, ModelFailureKind } from '../model/model-failure.ts';

/** Longer is not waited: who asks for more is not asked again. */
export const LONGEST_WAIT_MS = 30_000;
const FIRST_WAIT_MS = 500;

const RETRIED_STATUS: ReadonlySet<number> = new Set([408, 409, 429, 500, 502, 503, 504, 529]);
/** Without a status: the line broke, or the failure came within a reply whose status was fine. */
const RETRIED_KIND: ReadonlySet<ModelFailureKind> = new Set([
  'connection',
  'rate-limited',
  'overloaded',
  'server-error',
]);

/** Whether the same request may well succeed a little later. Goes by the status where there is one. */
export function canTryAgain({ kind, status, retryAfterMs = 0 }: ModelFailure): boolean {
  if (kind === 'quota-exhausted' || kind === 'aborted' || retryAfterMs > LONGEST_WAIT_MS) return false;
  return RETRIED_KIND.has(kind) || (status !== undefined && RETRIED_STATUS.has(status));
}

/** Milliseconds until the next try, after `tries` of them: what the server asks for, else twice as long each time. */
export function waitBefore(tries: number, { retryAfterMs }: ModelFailure, random: () => number): number {
  if (retryAfterMs !== undefined) return retryAfterMs;
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
  // Half of it is fixed: many that failed together must not come back together, nor at once.
  return Math.round(longest * (0.5 + 0.5 * random()));
}

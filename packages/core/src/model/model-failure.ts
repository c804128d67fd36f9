import type { TokenUsage } from './model-reply.ts';

/** How a call of a model may fail. Closed list; docs/errors.md says what each means and what to do. */
export const MODEL_FAILURES = [
  'not-installed',
  'no-key',
  'misconfigured',
  'unauthorized',
  'forbidden',
  'unknown-model',
  'bad-request',
  'rate-limited',
  'quota-exhausted',
  'overloaded',
  'server-error',
  'unreachable',
  'connection',
  'timeout',
  'malformed-reply',
  'refused',
  'empty',
  'too-large',
  'replay-differs',
  'aborted',
  'unexpected',
] as const;
export type ModelFailureKind = (typeof MODEL_FAILURES)[number];

/** Why there is no reply: a value, never an exception outside of a `LanguageModel`. */
export interface ModelFailure {
  readonly kind: ModelFailureKind;
  /** One line for people: what, where, what to do. Holds no key, and nothing of the request. */
  readonly message: string;
  /** HTTP status of the answer; absent when there was none. */
  readonly status?: number;
  /** How long the server asks us to wait. */
  readonly retryAfterMs?: number;
  /** What was paid for all the same, in all tries; absent: nothing is known of it. */
  readonly usage?: TokenUsage;
}

/** What `LanguageModel.complete` throws. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly failure: ModelFailure;

  constructor(failure: ModelFailure, options?: ErrorOptions) {
    super(failure.message, options);
    this.failure = failure;
  }
}

/** Goes by name, since a user's own model may come with another copy of core. */
export function isModelError(error: unknown): error is ModelError {
  const candidate = error as Partial<ModelError> | null | undefined;
  return candidate?.name === 'ModelError' && typeof candidate.failure?.kind === 'string';
}

import type { Try } from '@testheal/core/worker';

import { parseFailure } from '../../shared/parse-failure.ts';
import { assertionHeadline } from './assertion-headline.ts';

export interface TryFacts {
  readonly timedOut: boolean;
  readonly failing: boolean;
  readonly durationMs: number;
  /** As in `Try`; Jest forgets them when it looks for missing ones. */
  readonly assertions: number;
  readonly isStray: (error: unknown) => boolean;
}

/** What came of one try of a test that threw `errors`, those of its hooks and those that nobody caught among them. */
export function toTry(
  errors: readonly unknown[],
  { timedOut, failing, durationMs, assertions, isStray }: TryFacts,
): Try {
  if (timedOut) return { outcome: 'timeout', message: 'the test timed out', durationMs };
  if (failing && errors.length === 0) {
    return {
      outcome: 'failed',
      message: 'Failing test passed even though it was supposed to fail. Remove `.failing` to remove error.',
      durationMs,
    };
  }
  if (failing || errors.length === 0) return { outcome: 'passed', durationMs };
  return {
    outcome: 'failed',
    durationMs,
    assertions,
    ...(errors.every(isStray) && { stray: true }),
    // Only calibration reads it, and making it costs as much as a short test.
    get message() {
      return messageOf(errors[0]);
    },
  };
}

/** The message as `parseFailure` reads it from Jest's own results. */
function messageOf(error: unknown): string {
  const isError = typeof error === 'object' && error !== null && 'message' in error && 'stack' in error;
  if (isError) return assertionHeadline(error) ?? parseFailure(`Error: ${String(error.message)}`, undefined).message;
  return `thrown: ${typeof error === 'string' ? JSON.stringify(error) : String(error)}`;
}

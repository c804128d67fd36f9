/** What was typed cannot be done; the message is one sentence or two for people, and says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export function isUsageError(error: unknown): error is UsageError {
  return error instanceof UsageError;
}

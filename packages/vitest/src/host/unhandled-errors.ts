import { stripVTControlCharacters } from 'node:util';

import { plainMessage } from '../worker/plain-message.ts';

/** An error that Vitest tells of no test. */
export interface ErrorLike {
  /** A value that is no error, where such a one was thrown. */
  readonly message?: unknown;
  readonly VITEST_TEST_PATH?: string;
}

export function messageOf({ message }: ErrorLike): string {
  // oxlint-disable-next-line typescript/no-base-to-string -- as Vitest prints it
  return stripVTControlCharacters(String(message ?? ''));
}

export function firstLine([error]: readonly ErrorLike[]): string {
  return error === undefined ? 'no error was reported' : (messageOf(error).split('\n', 1)[0] ?? '');
}

/** The error that tells of a worker's death. */
export function crashOf(unhandled: readonly ErrorLike[]): string | undefined {
  return unhandled
    .map(messageOf)
    .find((message) =>
      /^\[vitest-pool\]|ERR_IPC_CHANNEL_CLOSED|Worker (?:forks )?(?:emitted error|exited)/.test(message),
    );
}

/**
 * Unhandled errors and those of hooks fail a run without failing a test; those of the unpatched sources say nothing about
 * a patch. `usualErrors`: their plain messages, which a run of unpatched sources adds to.
 */
export function unusualErrors(
  unhandled: readonly ErrorLike[],
  { usualErrors, patched }: { readonly usualErrors: Set<string>; readonly patched: boolean },
): ErrorLike[] {
  const unusual = unhandled.filter((error) => !usualErrors.has(plainMessage(messageOf(error))));
  if (patched) return unusual;
  for (const error of unusual) usualErrors.add(plainMessage(messageOf(error)));
  return [];
}

/** Signals by which a person, a terminal or a CI system ends a run. */
export const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export type EndingSignal = (typeof ENDING_SIGNALS)[number];

/** Why a run was aborted: the reason of its `AbortSignal`. */
export class Interruption extends Error {
  override readonly name = 'Interruption';
  readonly by: EndingSignal;

  constructor(by: EndingSignal) {
    super('interrupted');
    this.by = by;
  }
}

/** 128 + n, as shells give it; the numbers are the same on every system. */
const EXIT_CODES: Readonly<Record<EndingSignal, number>> = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

export function exitCodeOfSignal(signal: EndingSignal): number {
  return EXIT_CODES[signal];
}

/** The exit code that an interrupted run ends with; `undefined` for one that goes on. */
export function interruptedExitCode({ aborted, reason }: AbortSignal): number | undefined {
  if (!aborted) return undefined;
  return exitCodeOfSignal(reason instanceof Interruption ? reason.by : 'SIGINT');
}

import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Lets `work` end in good order when this process is told to end. Gives its value, or the exit code of the signal,
 * 128 + n.
 */
export async function withSignals(work: (signal: AbortSignal) => Promise<number>): Promise<number> {
  const controller = new AbortController();
  let exitCode: number | undefined;
  const stop = (name: NodeJS.Signals): void => {
    exitCode ??= 128 + constants.signals[name];
    controller.abort(new Error('interrupted'));
  };
  for (const name of SIGNALS) process.on(name, stop);
  try {
    const value = await work(controller.signal);
    return exitCode ?? value;
  } finally {
    for (const name of SIGNALS) process.off(name, stop);
  }
}

import { forManyWaits } from '../../node/for-many-waits.ts';
import { ENDING_SIGNALS, exitCodeOfSignal, Interruption, type EndingSignal } from './interruption.ts';

/** How long ending in good order may take. */
const GRACE_MS = 10_000;
/** How long what must not be cut in two may take when somebody insists. */
const WHOLE_MS = 2000;
/** A signal that comes so soon after the first is the same one: the terminal sends it to all, and npm passes it on. */
const SAME_MS = 500;

/** What a run that can be interrupted works with. */
export interface Interruptible {
  /** Aborted by the first signal; the reason is an `Interruption`. */
  readonly signal: AbortSignal;
  /** Aborts as a signal does, for runners that read the keyboard themselves: they end the process on their own. */
  readonly interrupt: () => void;
  /** What must not be cut in two, such as writing several files: a second signal waits for it, within limits. */
  readonly whole: <Value>(work: Promise<Value>) => Promise<Value>;
}

/** What is needed of a process; `process` itself. */
export interface InterruptedProcess {
  readonly pid: number;
  exitCode?: number | string | null | undefined;
  rawListeners(signal: EndingSignal): Function[];
  on(signal: EndingSignal, listener: (signal: EndingSignal) => void): unknown;
  removeAllListeners(signal: EndingSignal): unknown;
  off(signal: EndingSignal, listener: (signal: EndingSignal) => void): unknown;
  kill(pid: number, signal: EndingSignal): unknown;
  exit(exitCode: number): unknown;
}

interface Host {
  readonly process: InterruptedProcess;
  readonly now: () => number;
}

/**
 * While `work` runs, a signal that would end this process (Ctrl+C, SIGTERM, SIGHUP) first lets it end in good order; the
 * process then ends as it would have, by what the runner does at that signal. A second signal, or ten seconds, end it at once.
 *
 * The runner's own listeners wait meanwhile: Vitest's would end the process a millisecond later.
 */
export async function withInterrupt<Value>(
  work: (interruptible: Interruptible) => Promise<Value>,
  host: Host = { process, now: () => performance.now() },
): Promise<Value> {
  const controller = new AbortController();
  const whole = new Set<Promise<unknown>>();
  let first: { readonly by: EndingSignal; readonly at: number } | undefined;
  let timer: NodeJS.Timeout | undefined;

  const endNow = (by: EndingSignal): void => {
    clearTimeout(timer);
    // Not by the signal: listeners of `exit` kill the process groups and remove the folders that are ours.
    const end = (): void => void host.process.exit(exitCodeOfSignal(by));
    if (whole.size === 0) {
      end();
      return;
    }
    timer = setTimeout(end, WHOLE_MS);
    void Promise.allSettled(whole).then(end);
  };
  const onSignal = (by: EndingSignal): void => {
    if (first === undefined) {
      first = { by, at: host.now() };
      timer = setTimeout(endNow, GRACE_MS, by);
      controller.abort(new Interruption(by));
    } else if (by !== first.by || host.now() - first.at > SAME_MS) endNow(by);
  };

  const giveBack = takeSignals(host.process, onSignal);
  try {
    return await work({
      signal: forManyWaits(controller.signal),
      interrupt: () => controller.abort(new Interruption('SIGINT')),
      async whole(part) {
        whole.add(part);
        try {
          return await part;
        } finally {
          whole.delete(part);
        }
      },
    });
  } finally {
    clearTimeout(timer);
    giveBack();
    if (first !== undefined) {
      // Failing tests have set it to 1 by now, which is what Vitest would end with.
      host.process.exitCode = exitCodeOfSignal(first.by);
      host.process.kill(host.process.pid, first.by);
    }
  }
}

/** Listens in the place of all others; the result gives them their places back. */
function takeSignals(process: InterruptedProcess, listener: (signal: EndingSignal) => void): () => void {
  const theirs = ENDING_SIGNALS.map((signal) => [signal, process.rawListeners(signal)] as const);
  for (const signal of ENDING_SIGNALS) {
    process.removeAllListeners(signal);
    process.on(signal, listener);
  }
  return () => {
    for (const [signal, listeners] of theirs) {
      process.off(signal, listener);
      for (const each of listeners) process.on(signal, each as (signal: EndingSignal) => void);
    }
  };
}

/** Waiting that can be called off with an AbortSignal; the promise is then rejected with the reason of the signal. */
export function delay(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}

/** Yields 1, 2, 3 ... with a pause before each. */
export async function* ticks(ms: number, count: number, signal?: AbortSignal): AsyncGenerator<number> {
  for (let tick = 1; tick <= count; tick++) {
    await delay(ms, signal);
    yield tick;
  }
}

export interface StepOptions {
  pauseMs: number;
  signal?: AbortSignal;
  onStep?: (done: number, total: number) => void;
}

/** Runs the steps one after the other with a pause between two of them. */
export async function runSteps<T>(steps: readonly (() => Promise<T> | T)[], options: StepOptions): Promise<T[]> {
  const { pauseMs, signal, onStep } = options;
  const results: T[] = [];
  for (const [i, step] of steps.entries()) {
    if (i > 0) await delay(pauseMs, signal);
    results.push(await step());
    onStep?.(results.length, steps.length);
  }
  return results;
}

export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

export interface PollOptions {
  interval: number;
  attempts?: number;
  signal?: AbortSignal;
}

/** Waits. Rejects with the reason of the signal as soon as it is aborted. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
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

/** Asks again and again until there is an answer. */
export async function poll<T>(ask: () => Promise<T | undefined>, options: PollOptions): Promise<T> {
  const { interval, attempts = Infinity, signal } = options;
  for (let attempt = 1; ; attempt++) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (attempt >= attempts) throw new Error(`No answer after ${attempt} attempts`);
    await sleep(interval, signal);
  }
}

/** Tries again what may fail for a moment. */

export interface RetryOptions {
  /** How often the work is tried in all; 3 unless given. */
  readonly attempts?: number;
  /** Wait before the second try; it doubles each time. */
  readonly delayMs?: number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly isPermanent?: (error: unknown) => boolean;
}

export interface Part {
  readonly number: number;
  readonly body: string;
}

/** The last error is the one that is thrown. */
export async function retry<T>(work: (attempt: number) => Promise<T>, options: RetryOptions): Promise<T> {
  const { attempts = 3, delayMs = 100, sleep, isPermanent = () => false } = options;
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt);
    } catch (error) {
      if (attempt > attempts || isPermanent(error)) throw error;
      await sleep(delayMs * 2 ** (attempt - 1));
    }
  }
}

/** Sends the parts one after the other; the tags come back in their order. */
export async function uploadParts(
  parts: readonly Part[],
  send: (part: Part) => Promise<string>,
  options: RetryOptions,
): Promise<string[]> {
  const tags: string[] = [];
  for (const part of parts) tags.push(await retry(() => send(part), options));
  return tags;
}

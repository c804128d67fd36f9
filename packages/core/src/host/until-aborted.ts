/**
 * Settles as `work` does, or rejects with the signal's reason when it is aborted first. `onLate` then gets the value that
 * `work` still comes to.
 */
export async function untilAborted<Value>(
  signal: AbortSignal,
  work: Promise<Value>,
  onLate: (value: Value) => void = () => undefined,
): Promise<Value> {
  let abort: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason as Error);
  });
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  try {
    return await Promise.race([work, aborted]);
  } catch (error) {
    if (signal.aborted) work.then(onLate, () => undefined);
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Settles as `work` does, or rejects with the signal's reason when it is aborted first. `onLate` then gets the value that
 * `work` still comes to.
 */
export function untilAborted<Value>(
  signal: AbortSignal,
  work: Promise<Value>,
  onLate: (value: Value) => void = () => undefined,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      reject(signal.reason);
      void work.then(onLate, () => undefined);
    };
    if (signal.aborted) {
      abort();
      return;
    }
    signal.addEventListener('abort', abort, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

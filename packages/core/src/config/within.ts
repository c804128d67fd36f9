/** Settles as `work` does; rejects when it has not after `ms`. */
export function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(new Error(`it was not ready after ${ms / 1000} s`));
    const timer = setTimeout(end, ms);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

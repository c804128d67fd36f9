export type Task<T> = () => T | Promise<T>;

/** Runs tasks with the same key one after the other, and tasks with different keys side by side. */
export class KeyedLock {
  /** The latest task of each key that is busy. */
  private readonly latest = new Map<string, Promise<unknown>>();

  get busyKeys(): string[] {
    return [...this.latest.keys()];
  }

  isBusy(key: string): boolean {
    return this.latest.has(key);
  }

  /** Starts the task once all earlier ones with this key are done; settles as the task itself does. */
  run<T>(key: string, task: Task<T>): Promise<T> {
    const previous = this.latest.get(key) ?? Promise.resolve();
    const current = previous.catch(() => undefined).then(() => task());
    this.latest.set(key, current);
    const forget = () => {
      if (this.latest.get(key) === current) this.latest.delete(key);
    };
    current.then(forget, forget);
    return current;
  }

  /** Makes a function wait for its turn; the key comes from its arguments. */
  wrap<A extends unknown[], T>(
    keyOf: (...args: A) => string,
    work: (...args: A) => T | Promise<T>,
  ): (...args: A) => Promise<T> {
    return (...args) => this.run(keyOf(...args), () => work(...args));
  }
}

/**
 * Stale-while-revalidate store of the web client. Readers get what is there at
 * once; what is older than `freshFor` is loaded again in the background.
 */
export interface SwrOptions<T> {
  load(key: string): Promise<T>;
  /** milliseconds */
  now(): number;
  freshFor: number;
  onError?(key: string, error: unknown): void;
}

interface Entry<T> {
  value: T;
  at: number;
}

export type Subscriber<T> = (value: T) => void;

export class SwrStore<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly loading = new Map<string, Promise<T>>();
  private readonly subscribers = new Map<string, Set<Subscriber<T>>>();

  constructor(private readonly options: SwrOptions<T>) {}

  /** The value, from the store if there is one, fresh or not. */
  async get(key: string): Promise<T> {
    const entry = this.entries.get(key);
    if (!entry) return this.revalidate(key);
    if (this.options.now() - entry.at > this.options.freshFor) {
      this.revalidate(key).catch((error) => this.options.onError?.(key, error));
    }
    return entry.value;
  }

  peek(key: string): T | undefined {
    return this.entries.get(key)?.value;
  }

  /**
   * Loads the value again. Calls during a load share it. What has been set or
   * deleted in the meantime is newer than what the load brings and stays.
   */
  revalidate(key: string): Promise<T> {
    const running = this.loading.get(key);
    if (running) return running;
    const promise: Promise<T> = this.options.load(key).then(
      (value) => {
        if (this.loading.get(key) === promise) {
          this.loading.delete(key);
          this.store(key, value);
        }
        return value;
      },
      (error) => {
        if (this.loading.get(key) === promise) this.loading.delete(key);
        throw error;
      },
    );
    this.loading.set(key, promise);
    return promise;
  }

  /** Sets a value that is known to be right, after saving it for example. */
  set(key: string, value: T): void {
    this.loading.delete(key);
    this.store(key, value);
  }

  delete(key: string): void {
    this.loading.delete(key);
    this.entries.delete(key);
  }

  /** Calls back with every new value; returns a function that ends this. */
  subscribe(key: string, subscriber: Subscriber<T>): () => void {
    const set = this.subscribers.get(key) ?? new Set();
    this.subscribers.set(key, set.add(subscriber));
    return () => {
      set.delete(subscriber);
    };
  }

  private store(key: string, value: T): void {
    this.entries.set(key, { value, at: this.options.now() });
    for (const subscriber of [...(this.subscribers.get(key) ?? [])]) subscriber(value);
  }
}

/**
 * Collects the keys that are asked for in one turn of the event loop and loads
 * them with a single query. Lives as long as one request of the API.
 */
export type BatchFunction<K, V> = (keys: K[]) => Promise<(V | Error)[]>;

export interface LoaderOptions<K> {
  maxBatchSize?: number;
  /** for keys that are objects */
  cacheKey?: (key: K) => unknown;
}

interface Request<K, V> {
  key: K;
  resolve: (value: V) => void;
  reject: (error: unknown) => void;
}

export class Loader<K, V> {
  private readonly cache = new Map<unknown, Promise<V>>();
  private readonly maxBatchSize: number;
  private readonly cacheKey: (key: K) => unknown;
  private queue: Request<K, V>[] = [];

  constructor(
    private readonly batch: BatchFunction<K, V>,
    options: LoaderOptions<K> = {},
  ) {
    this.maxBatchSize = options.maxBatchSize ?? 100;
    this.cacheKey = options.cacheKey ?? ((key) => key);
  }

  /** The value of a key; an Error in the result of the batch rejects only this key. */
  load(key: K): Promise<V> {
    const id = this.cacheKey(key);
    const cached = this.cache.get(id);
    if (cached) return cached;

    const promise = new Promise<V>((resolve, reject) => {
      if (this.queue.length === 0) setTimeout(() => this.dispatch(), 0);
      this.queue.push({ key, resolve, reject });
    });
    this.cache.set(id, promise);
    return promise;
  }

  loadMany(keys: K[]): Promise<(V | Error)[]> {
    return Promise.all(
      keys.map((key) => this.load(key).catch((error) => (error instanceof Error ? error : new Error(String(error))))),
    );
  }

  /** Puts a value that is known anyway into the cache, unless there is one. */
  prime(key: K, value: V): this {
    const id = this.cacheKey(key);
    if (!this.cache.has(id)) this.cache.set(id, Promise.resolve(value));
    return this;
  }

  /** Forgets a key, e.g. after its record was changed. */
  clear(key: K): this {
    this.cache.delete(this.cacheKey(key));
    return this;
  }

  clearAll(): this {
    this.cache.clear();
    return this;
  }

  private dispatch(): void {
    const requests = this.queue;
    this.queue = [];
    for (let i = 0; i < requests.length; i += this.maxBatchSize) {
      void this.run(requests.slice(i, i + this.maxBatchSize));
    }
  }

  private async run(requests: Request<K, V>[]): Promise<void> {
    try {
      const results = await this.batch(requests.map((request) => request.key));
      if (results.length !== requests.length) {
        throw new Error(`expected ${requests.length} results, got ${results.length}`);
      }
      requests.forEach(({ resolve, reject }, i) => {
        const result = results[i];
        if (result instanceof Error) reject(result);
        else resolve(result);
      });
    } catch (error) {
      for (const { key, reject } of requests) {
        this.clear(key);
        reject(error);
      }
    }
  }
}

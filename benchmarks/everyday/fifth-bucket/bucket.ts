export interface BucketOptions {
  capacity: number;
  perSecond: number;
  /** The time in milliseconds. */
  now: () => number;
}

export type Taken = { ok: true; left: number } | { ok: false; retryAfter: number };

export class TokenBucket {
  readonly #options: BucketOptions;
  #tokens: number;
  #refilledAt: number;

  constructor(options: BucketOptions) {
    this.#options = options;
    this.#tokens = options.capacity;
    this.#refilledAt = options.now();
  }

  /** Takes tokens, or tells in how many milliseconds there will be enough of them. */
  take(count = 1): Taken {
    const time = this.#options.now();
    const interval = 1000 / this.#options.perSecond;
    this.#refill(time, interval);
    if (this.#tokens < count) {
      const missing = count - this.#tokens;
      return { ok: false, retryAfter: missing * interval - (time - this.#refilledAt) };
    }
    this.#tokens -= count;
    return { ok: true, left: this.#tokens };
  }

  #refill(time: number, interval: number): void {
    const fresh = Math.floor((time - this.#refilledAt) / interval);
    this.#tokens = Math.min(this.#options.capacity, this.#tokens + fresh);
    this.#refilledAt = time;
  }
}

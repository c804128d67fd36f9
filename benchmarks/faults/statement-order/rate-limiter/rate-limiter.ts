export interface LimiterOptions {
  /** Requests that may come at once. */
  capacity: number;
  /** Requests that are added every second. */
  perSecond: number;
}

interface Bucket {
  tokens: number;
  /** In milliseconds. */
  updated: number;
}

export interface Decision {
  allowed: boolean;
  remaining: number;
  /** Milliseconds until the next request has a chance; 0 when this one was allowed. */
  retryAfter: number;
}

/**
 * Token buckets, one for each client.
 *
 * The clock is handed in with every call: the gateway stamps requests when they arrive.
 */
export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>();
  readonly #options: LimiterOptions;

  constructor(options: LimiterOptions) {
    if (options.capacity < 1 || options.perSecond <= 0) {
      throw new RangeError('a limiter needs a capacity of at least 1 and a positive rate');
    }
    this.#options = options;
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Takes a token of `client`, when there is one. */
  tryTake(client: string, now: number): Decision {
    const bucket = this.#bucketOf(client, now);
    const allowed = bucket.tokens >= 1;
    this.#refill(bucket, now);
    if (allowed) bucket.tokens -= 1;
    return {
      allowed,
      remaining: Math.floor(bucket.tokens),
      retryAfter: allowed ? 0 : this.#waitFor(bucket),
    };
  }

  /** Forgets clients whose buckets are full again; returns how many. */
  sweep(now: number): number {
    let swept = 0;
    for (const [client, bucket] of this.#buckets) {
      this.#refill(bucket, now);
      if (bucket.tokens < this.#options.capacity) continue;
      this.#buckets.delete(client);
      swept++;
    }
    return swept;
  }

  #bucketOf(client: string, now: number): Bucket {
    let bucket = this.#buckets.get(client);
    if (bucket === undefined) {
      bucket = { tokens: this.#options.capacity, updated: now };
      this.#buckets.set(client, bucket);
    }
    return bucket;
  }

  #refill(bucket: Bucket, now: number): void {
    const elapsed = Math.max(0, now - bucket.updated);
    bucket.tokens = Math.min(this.#options.capacity, bucket.tokens + (elapsed * this.#options.perSecond) / 1000);
    bucket.updated = Math.max(bucket.updated, now);
  }

  #waitFor(bucket: Bucket): number {
    return Math.ceil(((1 - bucket.tokens) * 1000) / this.#options.perSecond);
  }
}

/** Headers that tell a client where it stands. */
export function limitHeaders(decision: Decision): Record<string, string> {
  const headers: Record<string, string> = { 'X-RateLimit-Remaining': String(decision.remaining) };
  if (!decision.allowed) headers['Retry-After'] = String(Math.ceil(decision.retryAfter / 1000));
  return headers;
}

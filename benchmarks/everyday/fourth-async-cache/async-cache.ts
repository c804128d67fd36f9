interface Entry<V> {
  value: Promise<V>;
  expires: number;
}

/** Loads each value once, also when it is asked for again while it is being loaded. */
export class AsyncCache<V> {
  private readonly entries = new Map<string, Entry<V>>();

  constructor(
    private readonly load: (key: string) => Promise<V>,
    private readonly lifetimeMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  get(key: string): Promise<V> {
    const entry = this.entries.get(key);
    if (entry && entry.expires > this.now()) return entry.value;
    const value = this.load(key);
    this.entries.set(key, { value, expires: this.now() + this.lifetimeMs });
    return value;
  }

  forget(key: string): void {
    this.entries.delete(key);
  }
}

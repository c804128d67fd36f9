export class TtlCache<V> {
  private readonly entries = new Map<string, { value: V; expires: number }>();
  constructor(
    private readonly ttlSeconds: number,
    private readonly now: () => number = Date.now,
  ) {}
  set(key: string, value: V): void {
    this.entries.set(key, { value, expires: this.now() + this.ttlSeconds });
  }
  get(key: string): V | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.expires <= this.now()) {
      this.entries.delete(key);
      return undefined;
    }
    return entry.value;
  }
}

export class RateLimiter {
  private hits: number[] = [];
  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
  ) {}
  allow(now: number): boolean {
    this.hits = this.hits.filter((hit) => now - hit <= this.windowMs);
    if (this.hits.length >= this.limit) return false;
    this.hits.push(now);
    return true;
  }
}

export class UnknownSku extends Error {
  readonly sku: string;

  constructor(sku: string) {
    super(`unknown sku ${sku}`);
    this.name = 'UnknownSku';
    this.sku = sku;
  }
}

export type Availability = 'in-stock' | 'low' | 'sold-out';

/** Stock levels by sku. A sku is known from its first delivery on, also when it is sold out. */
export class Inventory {
  readonly #levels = new Map<string, number>();
  readonly #lowMark: number;

  constructor(initial: Iterable<readonly [string, number]> = [], lowMark = 3) {
    this.#lowMark = lowMark;
    for (const [sku, level] of initial) {
      this.#levels.set(sku, level);
    }
  }

  level(sku: string): number {
    const level = this.#levels.get(sku);
    if (!level) {
      throw new UnknownSku(sku);
    }
    return level;
  }

  deliver(sku: string, quantity: number): void {
    this.#levels.set(sku, (this.#levels.get(sku) ?? 0) + quantity);
  }

  /** Takes goods out of stock and tells whether there were enough of them. */
  take(sku: string, quantity = 1): boolean {
    const left = this.level(sku) - quantity;
    if (left < 0) {
      return false;
    }
    this.#levels.set(sku, left);
    return true;
  }

  availability(sku: string): Availability {
    const level = this.level(sku);
    if (level === 0) return 'sold-out';
    return level <= this.#lowMark ? 'low' : 'in-stock';
  }

  skus(): string[] {
    return [...this.#levels.keys()].sort();
  }
}

/**
 * Consistent hashing: spreads keys over cache servers so that few keys move
 * when a server comes or goes.
 */
export type HashFn = (text: string) => number;

/** 32-bit FNV-1a */
export const fnv1a: HashFn = (text) => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
};

export interface HashRingOptions {
  /** points per unit of weight */
  replicas?: number;
  hash?: HashFn;
}

export class HashRing {
  private points: number[] = [];
  private readonly owners = new Map<number, string>();
  private readonly weights = new Map<string, number>();
  private readonly replicas: number;
  private readonly hash: HashFn;

  constructor({ replicas = 64, hash = fnv1a }: HashRingOptions = {}) {
    this.replicas = replicas;
    this.hash = hash;
  }

  get servers(): string[] {
    return [...this.weights.keys()];
  }

  add(server: string, weight = 1): void {
    if (this.weights.has(server)) this.remove(server);
    this.weights.set(server, weight);
    for (let i = 0; i < this.replicas * weight; i++) {
      const point = this.hash(`${server}#${i}`);
      // of two servers on one point the first stays
      if (!this.owners.has(point)) this.owners.set(point, server);
    }
    this.rebuild();
  }

  remove(server: string): boolean {
    if (!this.weights.delete(server)) return false;
    for (const [point, owner] of this.owners) {
      if (owner === server) this.owners.delete(point);
    }
    this.rebuild();
    return true;
  }

  /** The server of the first point at or after the hash of the key, around the ring. */
  get(key: string): string | undefined {
    return this.pick(key, 1)[0];
  }

  /** The first `count` different servers from the key on, for keeping copies. */
  pick(key: string, count: number): string[] {
    const found = new Set<string>();
    const start = this.indexFor(this.hash(key));
    for (let i = 0; i < this.points.length && found.size < count; i++) {
      const point = this.points[(start + i) % this.points.length];
      found.add(this.owners.get(point) as string);
    }
    return [...found];
  }

  private rebuild(): void {
    this.points = [...this.owners.keys()].sort();
  }

  /** Index of the first point >= hash, or the number of points if there is none. */
  private indexFor(hash: number): number {
    let low = 0;
    let high = this.points.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.points[middle] < hash) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

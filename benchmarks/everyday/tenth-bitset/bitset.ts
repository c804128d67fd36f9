/**
 * Growing set of small non-negative integers, packed 32 to a word. The
 * segment store keeps one per tag, holding the numbers of matching users.
 */
const BITS = 32;

function popcount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export class BitSet {
  private words: Uint32Array;

  constructor(values: Iterable<number> = []) {
    this.words = new Uint32Array(1);
    for (const value of values) this.add(value);
  }

  private static fromWords(words: Uint32Array): BitSet {
    const set = new BitSet();
    set.words = words;
    return set;
  }

  /** How many values are in the set. */
  get size(): number {
    return this.words.reduce((total, word) => total + popcount(word), 0);
  }

  add(value: number): this {
    if (!Number.isInteger(value) || value < 0) throw new RangeError(`not an index: ${value}`);
    const at = Math.floor(value / BITS);
    if (at >= this.words.length) this.grow(at + 1);
    this.words[at] |= 1 << (value % BITS);
    return this;
  }

  delete(value: number): boolean {
    const had = this.has(value);
    if (had) this.words[Math.floor(value / BITS)] &= ~(1 << (value % BITS));
    return had;
  }

  has(value: number): boolean {
    const at = Math.floor(value / BITS);
    return at < this.words.length && (this.words[at] & (1 << (value % BITS))) > 0;
  }

  /** The values of either set. */
  union(other: BitSet): BitSet {
    const [short, long] = this.words.length < other.words.length ? [this, other] : [other, this];
    const words = long.words.slice();
    short.words.forEach((word, i) => (words[i] |= word));
    return BitSet.fromWords(words);
  }

  /** The values of both sets. */
  intersect(other: BitSet): BitSet {
    const length = Math.min(this.words.length, other.words.length);
    return BitSet.fromWords(this.words.slice(0, length).map((word, i) => word & other.words[i]));
  }

  /** The values of this set that are not in the other one. */
  minus(other: BitSet): BitSet {
    return BitSet.fromWords(this.words.map((word, i) => word & ~(other.words[i] ?? 0)));
  }

  /** The values in ascending order. */
  *[Symbol.iterator](): Generator<number> {
    for (let at = 0; at < this.words.length; at++) {
      let rest = this.words[at];
      while (rest !== 0) {
        const lowest = rest & -rest;
        yield at * BITS + (31 - Math.clz32(lowest));
        rest ^= lowest;
      }
    }
  }

  private grow(needed: number): void {
    const words = new Uint32Array(Math.max(needed, this.words.length * 2));
    words.set(this.words);
    this.words = words;
  }
}

/**
 * Numbers of variable length for the telemetry protocol: seven bits a byte,
 * the lowest first, the top bit set on all bytes but the last. Signed numbers
 * are zigzagged before (0, -1, 1, -2, 2 ... become 0, 1, 2, 3, 4 ...).
 */
export class Writer {
  #bytes: number[] = [];

  /** A safe non-negative integer; may be larger than 32 bits. */
  uint(value: number): this {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not a uint: ${value}`);
    let rest = value;
    while (rest >= 0x80) {
      this.#bytes.push((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes.push(rest);
    return this;
  }

  /** A signed integer of at most 52 bits. */
  int(value: number): this {
    if (!Number.isSafeInteger(value * 2)) throw new RangeError(`not an int: ${value}`);
    return this.uint(value < 0 ? -2 * value - 1 : 2 * value);
  }

  text(value: string): this {
    const bytes = new TextEncoder().encode(value);
    this.uint(bytes.length);
    this.#bytes.push(...bytes);
    return this;
  }

  /** Ascending numbers as the differences from one to the next. */
  ascending(values: readonly number[]): this {
    this.uint(values.length);
    let last = 0;
    for (const value of values) {
      if (value < last) throw new RangeError('values must ascend');
      this.uint(value - last);
      last = value;
    }
    return this;
  }

  finish(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

export class Reader {
  #at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get done(): boolean {
    return this.#at >= this.bytes.length;
  }

  uint(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      if (this.done) throw new RangeError('unexpected end');
      const byte = this.bytes[this.#at++];
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) break;
      scale *= 0x80;
    }
    if (!Number.isSafeInteger(value)) throw new RangeError('number too large');
    return value;
  }

  int(): number {
    const coded = this.uint();
    return coded % 2 === 1 ? -(coded + 1) / 2 : coded / 2;
  }

  text(): string {
    const length = this.uint();
    if (length > this.bytes.length - this.#at) throw new RangeError('unexpected end');
    const part = this.bytes.subarray(this.#at, this.#at + length);
    this.#at += length;
    return new TextDecoder().decode(part);
  }

  ascending(): number[] {
    const values: number[] = [];
    let last = 0;
    for (let left = this.uint(); left > 0; left--) values.push((last += this.uint()));
    return values;
  }
}

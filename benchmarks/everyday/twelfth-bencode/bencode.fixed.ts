/**
 * Bencode, the format of .torrent files. Text is UTF-8; dictionaries are
 * written with sorted keys.
 */
export type Bvalue = string | number | Bvalue[] | { [key: string]: Bvalue };

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

function encodeString(text: string): string {
  return `${encoder.encode(text).length}:${text}`;
}

function toText(value: Bvalue): string {
  if (typeof value === 'string') return encodeString(value);
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new TypeError(`not an integer: ${value}`);
    return `i${value}e`;
  }
  if (Array.isArray(value)) return `l${value.map(toText).join('')}e`;
  const entries = Object.keys(value)
    .sort()
    .map((key) => encodeString(key) + toText(value[key]));
  return `d${entries.join('')}e`;
}

export function encode(value: Bvalue): Uint8Array {
  return encoder.encode(toText(value));
}

const [COLON, DIGIT_0, DIGIT_9, I, L, D, E] = [...':09ilde'].map((c) => c.charCodeAt(0));

class Reader {
  private pos = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get atEnd(): boolean {
    return this.pos >= this.bytes.length;
  }

  value(): Bvalue {
    const byte = this.bytes[this.pos];
    if (byte >= DIGIT_0 && byte <= DIGIT_9) return this.string();
    this.pos++;
    switch (byte) {
      case I:
        return this.integer(E);
      case L: {
        const list: Bvalue[] = [];
        while (!this.endOfContainer()) list.push(this.value());
        return list;
      }
      case D: {
        const dict: { [key: string]: Bvalue } = {};
        while (!this.endOfContainer()) {
          const key = this.string();
          dict[key] = this.value();
        }
        return dict;
      }
      default:
        throw new SyntaxError(`unexpected byte at ${this.pos - 1}`);
    }
  }

  private endOfContainer(): boolean {
    if (this.atEnd) throw new SyntaxError('unexpected end');
    if (this.bytes[this.pos] !== E) return false;
    this.pos++;
    return true;
  }

  private integer(terminator: number): number {
    const end = this.bytes.indexOf(terminator, this.pos);
    if (end < 0) throw new SyntaxError('unexpected end');
    const digits = decoder.decode(this.bytes.subarray(this.pos, end));
    if (!/^(0|-?[1-9]\d*)$/.test(digits)) throw new SyntaxError(`bad integer "${digits}"`);
    this.pos = end + 1;
    return Number(digits);
  }

  private string(): string {
    const length = this.integer(COLON);
    const end = this.pos + length;
    if (end > this.bytes.length) throw new SyntaxError('unexpected end');
    const text = decoder.decode(this.bytes.subarray(this.pos, end));
    this.pos = end;
    return text;
  }
}

export function decode(bytes: Uint8Array): Bvalue {
  const reader = new Reader(bytes);
  const value = reader.value();
  if (!reader.atEnd) throw new SyntaxError('data after the end');
  return value;
}

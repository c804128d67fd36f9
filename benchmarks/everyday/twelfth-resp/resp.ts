/**
 * Incremental reader for the Redis serialization protocol (RESP2).
 * Chunks are pushed as they arrive; complete replies come out in order.
 */
export type Reply = string | number | null | ReplyError | Reply[];

export class ReplyError extends Error {
  readonly code: string;

  constructor(message: string) {
    super(message);
    this.name = 'ReplyError';
    this.code = message.split(' ')[0];
  }
}

export class ProtocolError extends Error {}

/** returned by the readers when the buffer ends before the value does */
const INCOMPLETE = Symbol('incomplete');
type Pending<T> = T | typeof INCOMPLETE;

export class RespReader {
  private buffer = '';
  private pos = 0;

  /** Adds a chunk and returns the replies that are complete now. */
  push(chunk: string): Reply[] {
    this.buffer += chunk;
    const replies: Reply[] = [];
    while (this.pos < this.buffer.length) {
      const reply = this.readValue();
      if (reply === INCOMPLETE) break;
      replies.push(reply);
    }
    this.buffer = this.buffer.slice(this.pos);
    this.pos = 0;
    return replies;
  }

  /** Characters that wait for the rest of their reply. */
  get pending(): number {
    return this.buffer.length - this.pos;
  }

  private readLine(): Pending<string> {
    const end = this.buffer.indexOf('\r\n', this.pos);
    if (end < 0) return INCOMPLETE;
    const line = this.buffer.slice(this.pos, end);
    this.pos = end + 2;
    return line;
  }

  private readValue(): Pending<Reply> {
    const line = this.readLine();
    if (line === INCOMPLETE) return INCOMPLETE;
    const rest = line.slice(1);
    switch (line[0]) {
      case '+':
        return rest;
      case '-':
        return new ReplyError(rest);
      case ':':
        return this.toInteger(rest);
      case '$':
        return this.readBulk(this.toInteger(rest));
      case '*':
        return this.readArray(this.toInteger(rest));
      default:
        throw new ProtocolError(`unexpected type byte "${line[0] ?? ''}"`);
    }
  }

  private readBulk(length: number): Pending<string | null> {
    if (length === -1) return null;
    const end = this.pos + length;
    if (this.buffer.length < end + 2) return INCOMPLETE;
    if (this.buffer.slice(end, end + 2) !== '\r\n') throw new ProtocolError('bulk string is not terminated');
    const text = this.buffer.slice(this.pos, end);
    this.pos = end + 2;
    return text;
  }

  private readArray(length: number): Pending<Reply[] | null> {
    if (length === -1) return null;
    const items: Reply[] = [];
    while (items.length < length) {
      const item = this.readValue();
      if (item === INCOMPLETE) return INCOMPLETE;
      items.push(item);
    }
    return items;
  }

  private toInteger(text: string): number {
    if (!/^[+-]?\d+$/.test(text)) throw new ProtocolError(`not an integer: "${text}"`);
    return Number(text);
  }
}

/** A command in the form clients send it: an array of bulk strings. */
export function encodeCommand(...args: (string | number)[]): string {
  const parts = args.map(String).map((arg) => `$${arg.length}\r\n${arg}\r\n`);
  return `*${args.length}\r\n${parts.join('')}`;
}

export interface ServerEvent {
  /** `message` unless the server says otherwise. */
  type: string;
  data: string;
  /** The last id that the server has sent up to this event. */
  id: string;
}

/** Reads a stream of server-sent events (`text/event-stream`) that comes in pieces of any size. */
export class EventStreamParser {
  /** How long to wait before connecting again, in milliseconds. */
  retryAfter = 3000;
  private rest = '';
  private type = '';
  private data: string[] = [];
  private lastId = '';

  /** Gives the events that are complete with this piece. */
  feed(piece: string): ServerEvent[] {
    const lines = (this.rest + piece).split(/\r?\n/);
    this.rest = lines.pop() ?? '';
    const events: ServerEvent[] = [];
    for (const line of lines) {
      if (line === '') {
        if (this.data.length > 0) events.push(this.toEvent());
        this.type = '';
        this.data = [];
      } else {
        this.readLine(line);
      }
    }
    return events;
  }

  private readLine(line: string): void {
    const colon = line.indexOf(':');
    // A line that starts with a colon is a comment, which keeps the connection open.
    if (colon === 0) return;
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).trim();
    if (field === 'data') this.data.push(value);
    else if (field === 'event') this.type = value;
    else if (field === 'id') this.lastId = value;
    else if (field === 'retry' && /^\d+$/.test(value)) this.retryAfter = Number(value);
  }

  private toEvent(): ServerEvent {
    return { type: this.type || 'message', data: this.data.join('\n'), id: this.lastId };
  }
}

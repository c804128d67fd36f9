/**
 * Unread counters of the chat list. Reading a channel is reported to the
 * server; new messages may come in while that request is on its way.
 */
export interface ChannelState {
  unread: number;
  mentions: number;
  /** id of the newest message known here */
  lastId: number;
  /** id of the newest message that was read */
  readId: number;
}

export interface UnreadState {
  channels: Readonly<Record<string, ChannelState>>;
  muted: readonly string[];
}

export interface ReadApi {
  markRead(channel: string, upTo: number): Promise<void>;
}

export interface IncomingMessage {
  id: number;
  channel: string;
  mentionsMe: boolean;
}

const EMPTY: ChannelState = { unread: 0, mentions: 0, lastId: 0, readId: 0 };

export class UnreadStore {
  private state: UnreadState = { channels: {}, muted: [] };
  private readonly listeners = new Set<(state: UnreadState) => void>();

  constructor(private readonly api: ReadApi) {}

  getState = (): UnreadState => this.state;

  subscribe(listener: (state: UnreadState) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  channel(name: string): ChannelState {
    return this.state.channels[name] ?? EMPTY;
  }

  receive({ id, channel, mentionsMe }: IncomingMessage): void {
    const before = this.channel(channel);
    if (id <= before.lastId) return;
    this.update(channel, {
      ...before,
      unread: before.unread + 1,
      mentions: before.mentions + (mentionsMe ? 1 : 0),
      lastId: id,
    });
  }

  /** Marks what has arrived so far as read, once the server has confirmed. */
  async markRead(channel: string): Promise<void> {
    const asked = this.channel(channel);
    if (asked.unread === 0) return;
    await this.api.markRead(channel, asked.lastId);
    this.update(channel, {
      ...asked,
      unread: 0,
      mentions: 0,
      readId: asked.lastId,
    });
  }

  setMuted(channel: string, muted: boolean): void {
    const others = this.state.muted.filter((c) => c !== channel);
    this.set({ ...this.state, muted: muted ? [...others, channel] : others });
  }

  /** The number on the app icon: of muted channels only the mentions count. */
  badge(): number {
    let total = 0;
    for (const [name, { unread, mentions }] of Object.entries(this.state.channels)) {
      total += this.state.muted.includes(name) ? mentions : unread;
    }
    return total;
  }

  private update(channel: string, next: ChannelState): void {
    this.set({ ...this.state, channels: { ...this.state.channels, [channel]: next } });
  }

  private set(next: UnreadState): void {
    this.state = next;
    for (const listener of [...this.listeners]) listener(next);
  }
}

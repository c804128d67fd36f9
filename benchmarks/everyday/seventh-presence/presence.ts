/**
 * Who is in which room of the collaboration server.
 *
 * A user may have several connections (tabs, phone). She is present in a room as
 * long as one of them is alive there. Connections that have not been heard of
 * for `timeout` milliseconds are dropped by `sweep`, which runs periodically.
 */
export interface Connection {
  id: string;
  user: string;
  room: string;
  lastSeen: number;
}

export type PresenceEvent =
  | { type: 'joined'; room: string; user: string }
  | { type: 'left'; room: string; user: string };

export interface PresenceOptions {
  timeout?: number;
  now?: () => number;
}

export class PresenceTracker {
  private connections: Connection[] = [];
  private readonly handlers: ((event: PresenceEvent) => void)[] = [];
  private readonly timeout: number;
  private readonly now: () => number;

  constructor(options: PresenceOptions = {}) {
    this.timeout = options.timeout ?? 30_000;
    this.now = options.now ?? Date.now;
  }

  onEvent(handler: (event: PresenceEvent) => void): void {
    this.handlers.push(handler);
  }

  /** Connects, or moves an existing connection to another room. */
  connect(id: string, user: string, room: string): void {
    const existing = this.connections.find((c) => c.id === id);
    if (existing?.user === user && existing.room === room) {
      existing.lastSeen = this.now();
      return;
    }
    if (existing) this.disconnect(id);
    const first = !this.isPresent(user, room);
    this.connections.push({ id, user, room, lastSeen: this.now() });
    if (first) this.emit({ type: 'joined', room, user });
  }

  /** Sign of life. False tells the client that it has to connect again. */
  heartbeat(id: string): boolean {
    const connection = this.connections.find((c) => c.id === id);
    if (!connection) return false;
    connection.lastSeen = this.now();
    return true;
  }

  disconnect(id: string): void {
    const index = this.connections.findIndex((c) => c.id === id);
    if (index >= 0) this.drop(index);
  }

  /** Drops all connections that have gone quiet; returns how many. */
  sweep(): number {
    const deadline = this.now() - this.timeout;
    let dropped = 0;
    for (let i = 0; i < this.connections.length; i++) {
      if (this.connections[i].lastSeen < deadline) {
        this.drop(i);
        dropped++;
      }
    }
    return dropped;
  }

  isPresent(user: string, room: string): boolean {
    return this.connections.some((c) => c.user === user && c.room === room);
  }

  /** The users in a room, by name. */
  usersIn(room: string): string[] {
    const users = this.connections.filter((c) => c.room === room).map((c) => c.user);
    return [...new Set(users)].sort();
  }

  /** Number of connections per room, for the metrics endpoint. */
  counts(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { room } of this.connections) counts.set(room, (counts.get(room) ?? 0) + 1);
    return counts;
  }

  private drop(index: number): void {
    const [{ user, room }] = this.connections.splice(index, 1);
    if (!this.isPresent(user, room)) this.emit({ type: 'left', room, user });
  }

  private emit(event: PresenceEvent): void {
    for (const handler of this.handlers) handler(event);
  }
}

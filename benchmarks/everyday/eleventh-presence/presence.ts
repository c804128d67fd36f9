/**
 * Who is looking at a document right now. A user may have it open in several
 * tabs, each with a connection of its own.
 */
export interface Member {
  userId: string;
  name: string;
  joinedAt: number;
}

export type PresenceEvent =
  | { type: 'joined'; docId: string; member: Member }
  | { type: 'left'; docId: string; userId: string };

interface Presence {
  member: Member;
  /** connection → time of its last heartbeat */
  connections: Map<string, number>;
}

export interface PresenceOptions {
  /** connections without a heartbeat for so many ms are gone */
  timeout?: number;
  now: () => number;
}

export class PresenceTracker {
  private readonly docs = new Map<string, Map<string, Presence>>();
  private readonly timeout: number;
  private readonly now: () => number;
  private listeners: ((event: PresenceEvent) => void)[] = [];

  constructor(options: PresenceOptions) {
    this.timeout = options.timeout ?? 30_000;
    this.now = options.now;
  }

  subscribe(listener: (event: PresenceEvent) => void): () => void {
    this.listeners = [...this.listeners, listener];
    return () => {
      this.listeners = this.listeners.filter((other) => other !== listener);
    };
  }

  join(docId: string, connectionId: string, user: { id: string; name: string }): void {
    const doc = this.docs.get(docId) ?? new Map<string, Presence>();
    this.docs.set(docId, doc);

    const present = doc.get(user.id);
    if (present) {
      present.connections.set(connectionId, this.now());
      return;
    }
    const member = { userId: user.id, name: user.name, joinedAt: this.now() };
    doc.set(user.id, { member, connections: new Map([[connectionId, this.now()]]) });
    this.emit({ type: 'joined', docId, member });
  }

  leave(docId: string, connectionId: string): void {
    for (const [userId, presence] of this.docs.get(docId) ?? []) {
      if (!presence.connections.delete(connectionId)) continue;
      this.remove(docId, userId);
      return;
    }
  }

  /** The socket was closed: leaves all documents it had open. */
  disconnect(connectionId: string): void {
    for (const docId of [...this.docs.keys()]) this.leave(docId, connectionId);
  }

  heartbeat(connectionId: string): void {
    for (const doc of this.docs.values()) {
      for (const { connections } of doc.values()) {
        if (connections.has(connectionId)) connections.set(connectionId, this.now());
      }
    }
  }

  /** Called from time to time: drops the connections that are silent. */
  sweep(): void {
    const limit = this.now() - this.timeout;
    for (const doc of [...this.docs.values()]) {
      for (const { connections } of [...doc.values()]) {
        for (const [connectionId, seen] of [...connections]) {
          if (seen < limit) this.disconnect(connectionId);
        }
      }
    }
  }

  members(docId: string): Member[] {
    return [...(this.docs.get(docId)?.values() ?? [])]
      .map(({ member }) => member)
      .sort((a, b) => a.joinedAt - b.joinedAt || a.name.localeCompare(b.name));
  }

  /** Documents with at least one member. */
  openDocuments(): string[] {
    return [...this.docs.keys()];
  }

  private remove(docId: string, userId: string): void {
    const doc = this.docs.get(docId);
    doc?.delete(userId);
    if (doc?.size === 0) this.docs.delete(docId);
    this.emit({ type: 'left', docId, userId });
  }

  private emit(event: PresenceEvent): void {
    for (const listener of this.listeners) listener(event);
  }
}

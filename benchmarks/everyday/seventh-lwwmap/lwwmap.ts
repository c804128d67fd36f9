/**
 * Last-writer-wins map with which the offline notes app syncs its documents.
 *
 * Every write carries a stamp: a logical clock (Lamport) plus the id of the
 * replica. The higher clock wins, the replica id breaks ties, so that all
 * replicas come to the same result in whatever order they exchange entries.
 * A write always beats what its replica knew about at that time.
 * Deletions are kept as tombstones; otherwise a merge would bring entries back.
 */
export interface Stamp {
  clock: number;
  replica: string;
}

export interface Entry<V> {
  key: string;
  /** undefined in tombstones */
  value?: V;
  deleted: boolean;
  stamp: Stamp;
}

export interface Snapshot<V> {
  replica: string;
  entries: Entry<V>[];
}

export function compareStamps(a: Stamp, b: Stamp): number {
  if (a.clock !== b.clock) return a.clock - b.clock;
  return a.replica < b.replica ? -1 : a.replica > b.replica ? 1 : 0;
}

export class LwwMap<V> {
  private readonly entries = new Map<string, Entry<V>>();
  private clock = 0;

  constructor(readonly replica: string) {}

  /** Restores a replica from what `snapshot` has written to disk. */
  static restore<V>(snapshot: Snapshot<V>): LwwMap<V> {
    const map = new LwwMap<V>(snapshot.replica);
    for (const entry of snapshot.entries) {
      map.entries.set(entry.key, { ...entry });
    }
    return map;
  }

  snapshot(): Snapshot<V> {
    return { replica: this.replica, entries: this.changesSince(-1) };
  }

  get(key: string): V | undefined {
    return this.entries.get(key)?.value;
  }

  has(key: string): boolean {
    const entry = this.entries.get(key);
    return entry !== undefined && !entry.deleted;
  }

  keys(): string[] {
    return [...this.entries.values()]
      .filter((e) => !e.deleted)
      .map((e) => e.key)
      .sort();
  }

  set(key: string, value: V): void {
    this.write({ key, value, deleted: false, stamp: this.tick() });
  }

  delete(key: string): boolean {
    if (!this.has(key)) return false;
    this.write({ key, deleted: true, stamp: this.tick() });
    return true;
  }

  /** Takes over what another replica has sent; returns the keys that changed here. */
  merge(remote: readonly Entry<V>[]): string[] {
    const changed: string[] = [];
    for (const entry of remote) {
      this.clock = Math.max(this.clock, entry.stamp.clock);
      const local = this.entries.get(entry.key);
      if (local && compareStamps(local.stamp, entry.stamp) >= 0) continue;
      this.write({ ...entry });
      changed.push(entry.key);
    }
    return changed;
  }

  /** Entries with a clock above the given one, oldest first; what a peer asks for. */
  changesSince(clock: number): Entry<V>[] {
    return [...this.entries.values()]
      .filter((e) => e.stamp.clock > clock)
      .sort((a, b) => compareStamps(a.stamp, b.stamp))
      .map((e) => ({ ...e }));
  }

  toObject(): Record<string, V> {
    return Object.fromEntries(this.keys().map((key) => [key, this.get(key) as V]));
  }

  private write(entry: Entry<V>): void {
    this.entries.set(entry.key, entry);
  }

  private tick(): Stamp {
    this.clock += 1;
    return { clock: this.clock, replica: this.replica };
  }
}

/**
 * Vector clocks for the offline editor: each replica counts its own changes,
 * a replica that is not listed counts as 0.
 */
export type Clock = Readonly<Record<string, number>>;

export type Order = 'before' | 'after' | 'equal' | 'concurrent';

export interface Versioned<T> {
  clock: Clock;
  value: T;
}

const countOf = (clock: Clock, replica: string) => clock[replica] ?? 0;

export function tick(clock: Clock, replica: string): Clock {
  return { ...clock, [replica]: countOf(clock, replica) + 1 };
}

/** The latest of both for each replica. */
export function mergeClocks(a: Clock, b: Clock): Clock {
  const merged: Record<string, number> = { ...a };
  for (const [replica, count] of Object.entries(b)) {
    merged[replica] = Math.max(countOf(merged, replica), count);
  }
  return merged;
}

/** How a lies to b: "before" if b has seen all of a and more. */
export function compareClocks(a: Clock, b: Clock): Order {
  let less = false;
  let greater = false;
  for (const replica of Object.keys(a)) {
    const [ca, cb] = [countOf(a, replica), countOf(b, replica)];
    if (ca < cb) less = true;
    if (ca > cb) greater = true;
  }
  if (less && greater) return 'concurrent';
  if (less) return 'before';
  return greater ? 'after' : 'equal';
}

/**
 * A value with its concurrent versions. Writing says which versions were seen,
 * so that those are replaced and the unseen ones stay as siblings.
 */
export class Register<T> {
  private versions: Versioned<T>[] = [];

  constructor(private readonly replica: string) {}

  get values(): T[] {
    return this.versions.map((v) => v.value);
  }

  get hasConflict(): boolean {
    return this.versions.length > 1;
  }

  /** What this replica has seen so far. */
  get clock(): Clock {
    return this.versions.reduce<Clock>((all, v) => mergeClocks(all, v.clock), {});
  }

  write(value: T): Versioned<T> {
    const version = { clock: tick(this.clock, this.replica), value };
    this.versions = [version];
    return version;
  }

  /** Takes a version from another replica; false if it is old news. */
  receive(incoming: Versioned<T>): boolean {
    for (const own of this.versions) {
      const order = compareClocks(incoming.clock, own.clock);
      if (order === 'before' || order === 'equal') return false;
    }
    this.versions = this.versions.filter((own) => compareClocks(own.clock, incoming.clock) === 'concurrent');
    this.versions.push(incoming);
    return true;
  }
}

/**
 * Finds customer records that belong to one household: records which share an
 * e-mail, a phone number or an account, directly or over other records.
 */
export interface Customer {
  id: number;
  name: string;
  emails?: string[];
  phones?: string[];
  account?: string;
}

class DisjointSet {
  private readonly parent = new Map<number, number>();
  private readonly size = new Map<number, number>();

  add(id: number): void {
    if (this.parent.has(id)) return;
    this.parent.set(id, id);
    this.size.set(id, 1);
  }

  find(id: number): number {
    let root = id;
    while (this.parent.get(root) !== root) root = this.parent.get(root)!;
    // shorten the way for the next time
    while (id !== root) {
      const next = this.parent.get(id)!;
      this.parent.set(id, root);
      id = next;
    }
    return root;
  }

  union(a: number, b: number): void {
    let rootA = this.find(a);
    let rootB = this.find(b);
    if (rootA === rootB) return;
    if (this.size.get(rootA)! < this.size.get(rootB)!) [rootA, rootB] = [rootB, rootA];
    this.parent.set(b, rootA);
    this.size.set(rootA, this.size.get(rootA)! + this.size.get(rootB)!);
  }
}

function* traits(customer: Customer): Generator<string> {
  for (const email of customer.emails ?? []) yield `mail:${email.trim().toLowerCase()}`;
  for (const phone of customer.phones ?? []) yield `tel:${phone.replace(/[^\d+]/g, '')}`;
  if (customer.account) yield `account:${customer.account}`;
}

/** Groups of customer ids; the ids and the groups are in the order of the input. */
export function households(customers: Customer[]): number[][] {
  const sets = new DisjointSet();
  const seen = new Map<string, number>();
  for (const customer of customers) {
    sets.add(customer.id);
    for (const trait of traits(customer)) {
      const other = seen.get(trait);
      if (other === undefined) seen.set(trait, customer.id);
      else sets.union(other, customer.id);
    }
  }

  const groups = new Map<number, number[]>();
  for (const { id } of customers) {
    const root = sets.find(id);
    const group = groups.get(root);
    if (group) group.push(id);
    else groups.set(root, [id]);
  }
  return [...groups.values()];
}

/** One line per household of two or more, for the clean-up report. */
export function report(customers: Customer[]): string[] {
  const names = new Map(customers.map((c) => [c.id, c.name]));
  return households(customers)
    .filter((ids) => ids.length > 1)
    .map((ids) => ids.map((id) => names.get(id)).join(' + '));
}

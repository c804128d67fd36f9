/** A small account store with transactions; transactions can be nested. */
export class Accounts {
  private balances = new Map<string, number>();
  private readonly savepoints: Map<string, number>[] = [];

  open(id: string, balance = 0): void {
    if (this.balances.has(id)) throw new Error(`account ${id} exists`);
    this.balances.set(id, balance);
  }

  balance(id: string): number {
    const balance = this.balances.get(id);
    if (balance === undefined) throw new Error(`no account ${id}`);
    return balance;
  }

  async add(id: string, amount: number): Promise<void> {
    const balance = this.balance(id) + amount;
    if (balance < 0) throw new Error(`account ${id} is short of ${-balance}`);
    this.balances.set(id, balance);
  }

  begin(): void {
    this.savepoints.push(new Map(this.balances));
  }

  commit(): void {
    this.savepoints.pop();
  }

  rollback(): void {
    const saved = this.savepoints.pop();
    if (saved) this.balances = saved;
  }

  get depth(): number {
    return this.savepoints.length;
  }
}

/** Does the work as a whole or not at all. */
export async function inTransaction(accounts: Accounts, work: () => Promise<void>): Promise<void> {
  accounts.begin();
  try {
    await work();
    accounts.commit();
  } catch {
    accounts.rollback();
  }
}

export function transfer(accounts: Accounts, from: string, to: string, amount: number): Promise<void> {
  return inTransaction(accounts, async () => {
    await accounts.add(to, amount);
    await accounts.add(from, -amount);
  });
}

export interface Payment {
  from: string;
  to: string;
  amount: number;
}

/** Makes all payments, or none when one of them is not possible. */
export function payAll(accounts: Accounts, payments: readonly Payment[]): Promise<void> {
  return inTransaction(accounts, async () => {
    for (const { from, to, amount } of payments) await transfer(accounts, from, to, amount);
  });
}

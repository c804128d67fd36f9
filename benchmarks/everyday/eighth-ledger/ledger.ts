/**
 * Double-entry ledger: each posting has lines that add up to zero. Amounts are in cents.
 */
export interface Line {
  account: string;
  amount: number;
}

export interface Posting {
  id: number;
  text: string;
  lines: readonly Line[];
}

export class LedgerError extends Error {}

export class Ledger {
  private balances = new Map<string, number>();
  private readonly journal: Posting[] = [];
  private readonly overdrafts = new Map<string, number>();

  /** Accounts with a limit must not go below minus the limit. */
  open(account: string, overdraft = Infinity): void {
    if (this.balances.has(account)) throw new LedgerError(`account ${account} exists already`);
    this.balances.set(account, 0);
    this.overdrafts.set(account, overdraft);
  }

  balance(account: string): number {
    const balance = this.balances.get(account);
    if (balance === undefined) throw new LedgerError(`no account ${account}`);
    return balance;
  }

  post(text: string, lines: readonly Line[]): Posting {
    const sum = lines.reduce((total, { amount }) => total + amount, 0);
    if (sum !== 0) throw new LedgerError(`posting is out of balance by ${sum}`);

    const next = new Map(this.balances);
    for (const { account, amount } of lines) {
      const balance = next.get(account);
      if (balance === undefined) throw new LedgerError(`no account ${account}`);
      next.set(account, balance + amount);
    }
    this.balances = next;

    for (const { account } of lines) this.checkLimit(account, next.get(account)!);
    const posting = { id: this.journal.length + 1, text, lines: lines.map((line) => ({ ...line })) };
    this.journal.push(posting);
    return posting;
  }

  transfer(from: string, to: string, amount: number, text = 'transfer'): Posting {
    if (!(amount > 0)) throw new LedgerError('the amount has to be positive');
    return this.post(text, [
      { account: from, amount: -amount },
      { account: to, amount },
    ]);
  }

  history(account: string): { text: string; amount: number }[] {
    return this.journal.flatMap(({ text, lines }) =>
      lines.filter((line) => line.account === account).map(({ amount }) => ({ text, amount })),
    );
  }

  private checkLimit(account: string, balance: number): void {
    if (balance < -this.overdrafts.get(account)!) throw new LedgerError(`${account} is overdrawn`);
  }
}

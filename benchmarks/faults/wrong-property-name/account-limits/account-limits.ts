export interface Hold {
  reference: string;
  amount: number;
}

/** Amounts in cents. */
export interface Account {
  iban: string;
  balance: number;
  overdraft: number;
  holds: Hold[];
  dailyLimit: number;
  withdrawnToday: number;
}

export interface Summary {
  balance: number;
  held: number;
  available: number;
}

/** `balance` is what is booked; `available` is what is left of it when all card payments on hold come in. */
export function summarize(account: Account): Summary {
  const held = account.holds.reduce((sum, hold) => sum + hold.amount, 0);
  return { balance: account.balance, held, available: account.balance + account.overdraft - held };
}

export type Refusal = 'invalid-amount' | 'not-enough' | 'daily-limit';

export function refusal(account: Account, amount: number): Refusal | undefined {
  if (!Number.isInteger(amount) || amount <= 0) return 'invalid-amount';
  if (account.withdrawnToday + amount > account.dailyLimit) return 'daily-limit';
  return canWithdraw(account, amount) ? undefined : 'not-enough';
}

/** Whether the account covers the amount, whatever its limits. */
export function canWithdraw(account: Account, amount: number): boolean {
  const summary = summarize(account);
  return amount <= summary.balance;
}

export function withdraw(account: Account, amount: number): Account {
  const reason = refusal(account, amount);
  if (reason !== undefined) throw new Error(`${account.iban}: ${reason}`);
  return { ...account, balance: account.balance - amount, withdrawnToday: account.withdrawnToday + amount };
}

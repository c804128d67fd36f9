/** Double-entry bookkeeping as the export of the accounting tool has it: decimal amounts, two digits. */

export interface Posting {
  readonly account: string;
  readonly debit?: number;
  readonly credit?: number;
}

export interface Entry {
  readonly number: number;
  readonly text: string;
  readonly postings: readonly Posting[];
}

export function debitTotal(entry: Entry): number {
  return entry.postings.reduce((sum, posting) => sum + (posting.debit ?? 0), 0);
}

export function creditTotal(entry: Entry): number {
  return entry.postings.reduce((sum, posting) => sum + (posting.credit ?? 0), 0);
}

/** Debit and credit must agree to the cent. */
export function isBalanced(entry: Entry): boolean {
  return debitTotal(entry) === creditTotal(entry);
}

export function problemsOf(entry: Entry): string[] {
  const problems: string[] = [];
  if (entry.postings.length < 2) problems.push('needs at least two postings');
  for (const { account, debit = 0, credit = 0 } of entry.postings) {
    if (debit < 0 || credit < 0) problems.push(`${account}: negative amount`);
    if (debit > 0 && credit > 0) problems.push(`${account}: debit and credit`);
  }
  if (!isBalanced(entry)) {
    problems.push(`not balanced: ${debitTotal(entry).toFixed(2)} / ${creditTotal(entry).toFixed(2)}`);
  }
  return problems;
}

export function invalidEntries(entries: readonly Entry[]): number[] {
  return entries.filter((entry) => problemsOf(entry).length > 0).map((entry) => entry.number);
}

export function accountBalance(entries: readonly Entry[], account: string): number {
  const cents = entries
    .flatMap((entry) => entry.postings)
    .filter((posting) => posting.account === account)
    .reduce((sum, { debit = 0, credit = 0 }) => sum + Math.round(debit * 100) - Math.round(credit * 100), 0);
  return cents / 100;
}

export type Entry =
  | { kind: 'charge'; date: string; cents: number; service: string }
  | { kind: 'payment'; date: string; cents: number }
  | { kind: 'note'; date: string; text: string };

export interface StatementLine {
  date: string;
  label: string;
  balance: number;
}

export interface Statement {
  lines: StatementLine[];
  charged: number;
  paid: number;
  balance: number;
}

const byDate = (a: Entry, b: Entry): number => a.date.localeCompare(b.date);

/** The statement of a patient's account; the balance is what the patient owes after each entry. */
export function statement(entries: readonly Entry[], opening = 0): Statement {
  const lines: StatementLine[] = [];
  let balance = opening;
  let charged = 0;
  let paid = 0;
  for (const entry of [...entries].sort(byDate)) {
    switch (entry.kind) {
      case 'charge':
        charged += entry.cents;
        balance += entry.cents;
        lines.push({ date: entry.date, label: entry.service, balance });
        break;
      case 'payment':
        paid += entry.cents;
        lines.push({ date: entry.date, label: 'Payment, thank you', balance });
        break;
      case 'note':
        lines.push({ date: entry.date, label: entry.text, balance });
        break;
    }
  }
  return { lines, charged, paid, balance };
}

/** Cents charged per service, in the order in which the services first occur. */
export function chargesByService(entries: readonly Entry[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const entry of entries) {
    if (entry.kind !== 'charge') continue;
    sums.set(entry.service, (sums.get(entry.service) ?? 0) + entry.cents);
  }
  return sums;
}

export function lastPayment(entries: readonly Entry[]): string | null {
  const payments = entries.filter(({ kind }) => kind === 'payment').sort(byDate);
  return payments.length === 0 ? null : payments[payments.length - 1].date;
}

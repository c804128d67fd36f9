const DAY_MS = 24 * 60 * 60 * 1000;

export interface Loan {
  /** In cents. */
  principal: number;
  payments: number;
  /** Day on which the money is paid out, at midnight UTC. */
  start: Date;
}

export interface Payment {
  due: string;
  amount: number;
}

export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The days on which payments are due: every four weeks, never on a Sunday. */
export function paymentDates(start: Date, count: number): Date[] {
  const dates: Date[] = [];
  for (let index = 1; index <= count; index++) {
    const due = new Date(start);
    due.setUTCDate(due.getUTCDate() + index * 28);
    if (due.getUTCDay() === 0) due.setUTCDate(due.getUTCDate() + 1);
    dates.push(due);
  }
  return dates;
}

/** Equal parts; what is left by rounding goes into the first one. */
export function installments(principal: number, count: number): number[] {
  const part = Math.floor(principal / count);
  const parts = Array.from({ length: count }, () => part);
  parts[0] = principal - part * (count - 1);
  return parts;
}

export function schedule(loan: Loan): Payment[] {
  const amounts = installments(loan.principal, loan.payments);
  return paymentDates(loan.start, loan.payments).map((due, index) => ({
    due: isoDay(due),
    amount: amounts[index] ?? 0,
  }));
}

export function daysOverdue(due: Date, today: Date): number {
  return Math.max(0, Math.round((today.getTime() - due.getTime()) / DAY_MS));
}

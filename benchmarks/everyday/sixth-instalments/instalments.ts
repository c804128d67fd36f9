/** Amounts are in cents, dates are texts such as `2024-01-31`. */
export interface PlanOptions {
  total: number;
  /** How many payments. */
  count: number;
  /** When the first payment is due. */
  first: string;
  everyMonths?: number;
}

export interface Instalment {
  number: number;
  due: string;
  amount: number;
  /** What is still to be paid after this payment. */
  remaining: number;
}

/** The same day some months later, or the last day of a month that is too short. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const result = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
  return result.toISOString().slice(0, 10);
}

/** Payments of about the same amount; the cents that are left over are spread over the first ones. */
export function paymentPlan({ total, count, first, everyMonths = 1 }: PlanOptions): Instalment[] {
  const plan: Instalment[] = [];
  let due = first;
  let remaining = total;
  for (let number = 1; number <= count; number++) {
    const amount = Math.ceil(remaining / (count - number + 1));
    remaining -= amount;
    plan.push({ number, due, amount, remaining });
    due = addMonths(due, everyMonths);
  }
  return plan;
}

/** What has to be paid up to and including a day. */
export function amountDue(plan: readonly Instalment[], day: string): number {
  return plan.filter(({ due }) => due <= day).reduce((sum, { amount }) => sum + amount, 0);
}

/** The payments that are late when so much has been paid. */
export function overdue(plan: readonly Instalment[], paid: number, today: string): Instalment[] {
  let open = paid;
  return plan.filter(({ due, amount }) => {
    open -= amount;
    return open < 0 && due < today;
  });
}

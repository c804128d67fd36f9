/** Due dates and arrears of a rental contract. Dates are ISO days (YYYY-MM-DD). */
export interface Contract {
  start: string;
  /** last day of the contract; open end when missing */
  end?: string;
  /** cents per month */
  rent: number;
  /** yearly step of the rent in percent, from the second year on */
  stepPercent?: number;
}

export interface Due {
  date: string;
  amount: number;
}

export interface Payment {
  date: string;
  amount: number;
}

const parse = (day: string): Date => new Date(`${day}T00:00:00Z`);
const format = (date: Date): string => date.toISOString().slice(0, 10);

/** Same day of a later month; the last day where the month is too short. */
export function addMonths(day: string, months: number): string {
  const date = parse(day);
  const dayOfMonth = date.getUTCDate();
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(dayOfMonth, last));
  return format(target);
}

function rentOfMonth({ rent, stepPercent = 0 }: Contract, month: number): number {
  const years = Math.floor(month / 12);
  return Math.round(rent * (1 + stepPercent / 100) ** years);
}

/** All dues up to a day, one per month, on the day of the month of the start. */
export function* dues(contract: Contract, until: string): Generator<Due> {
  const last = contract.end && contract.end < until ? contract.end : until;
  let date = contract.start;
  for (let month = 0; date <= last; month++) {
    yield { date, amount: rentOfMonth(contract, month) };
    date = addMonths(contract.start, month + 1);
  }
}

/** What the tenant still owes on a day; negative when too much was paid. */
export function arrears(contract: Contract, payments: Payment[], on: string): number {
  let owed = 0;
  for (const due of dues(contract, on)) owed += due.amount;
  for (const payment of payments) if (payment.date <= on) owed -= payment.amount;
  return owed;
}

/** Days since the oldest due which is not paid in full; 0 without arrears. */
export function daysLate(contract: Contract, payments: Payment[], on: string): number {
  let paid = payments.filter((p) => p.date <= on).reduce((sum, p) => sum + p.amount, 0);
  for (const due of dues(contract, on)) {
    paid -= due.amount;
    if (paid < 0) return Math.round((parse(on).getTime() - parse(due.date).getTime()) / 86_400_000);
  }
  return 0;
}

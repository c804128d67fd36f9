export interface Invoice {
  number: number;
  /** The day as `YYYY-MM-DD`. */
  due: string;
}

function parseDay(day: string): Date {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) throw new Error(`Not a day: ${day}`);
  return date;
}

function formatDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function addMonths(date: Date, months: number): Date {
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)));
}

/** The invoices of a subscription that began on a day, one each `every` months. */
export function* invoices(start: string, every = 1): Generator<Invoice, never> {
  const first = parseDay(start);
  let due = first;
  for (let number = 1; ; number++) {
    yield { number, due: formatDay(due) };
    due = addMonths(due, every);
  }
}

/** The first invoice that is due after a day. */
export function nextInvoice(start: string, today: string, every = 1): Invoice {
  for (const invoice of invoices(start, every)) {
    if (invoice.due > today) return invoice;
  }
  throw new Error('A subscription has no end');
}

export interface Booking {
  readonly day: string;
  readonly text: string;
  /** Negative for money that leaves the account. */
  readonly cents: number;
}

export interface StatementLine extends Booking {
  readonly balanceCents: number;
}

export interface Statement {
  readonly lines: readonly StatementLine[];
  readonly closingCents: number;
  readonly lowestCents: number;
}

export function formatMoney(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const absolute = Math.abs(cents);
  return `${sign}${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}

export function byDay(bookings: readonly Booking[]): Booking[] {
  return [...bookings].sort((a, b) => a.day.localeCompare(b.day));
}

/** Every booking with the balance after it. */
export function withBalance(bookings: readonly Booking[], openingCents: number): StatementLine[] {
  const lines: StatementLine[] = [];
  let balance = openingCents;
  for (const booking of bookings) {
    balance += booking.cents;
    lines.push({ ...booking, balanceCents: balance });
  }
  return lines;
}

export function createStatement(bookings: readonly Booking[], openingCents = 0): Statement {
  const lines = withBalance(byDay(bookings), openingCents);
  return {
    lines,
    closingCents: lines.at(-1)?.balanceCents ?? openingCents,
    lowestCents: Math.min(openingCents, ...lines.map((line) => line.balanceCents)),
  };
}

export function printStatement(statement: Statement): string {
  return statement.lines
    .map((line) => `${line.day} ${line.text.padEnd(12)} ${formatMoney(line.cents)} = ${formatMoney(line.balanceCents)}`)
    .join('\n');
}

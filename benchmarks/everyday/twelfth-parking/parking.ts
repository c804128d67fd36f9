/** Fees of a car park. Amounts in cents, times in milliseconds since the epoch. */
export interface Tariff {
  /** nothing is due up to this many minutes */
  freeMinutes: number;
  /** price of each started hour */
  perHour: number;
  /** most that is due for 24 hours */
  dayMaximum: number;
  lostTicket: number;
}

export interface Ticket {
  id: string;
  entered: number;
  paidUntil?: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minutes to leave after paying. */
const EXIT_GRACE = 15;

/** Fee of a stay: full days at the maximum, the rest by the hour. */
export function feeFor(ms: number, tariff: Tariff): number {
  if (ms <= tariff.freeMinutes * MINUTE) return 0;
  const days = Math.floor(ms / DAY);
  const hours = Math.round((ms % DAY) / HOUR);
  return days * tariff.dayMaximum + Math.min(hours * tariff.perHour, tariff.dayMaximum);
}

export function formatStay(ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  const [d, h, m] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  return [d > 0 ? `${d} d` : '', h > 0 ? `${h} h` : '', `${m} min`].filter(Boolean).join(' ');
}

export class CarPark {
  private readonly tickets = new Map<string, Ticket>();
  private counter = 0;
  private takings = 0;

  constructor(
    readonly places: number,
    private readonly tariff: Tariff,
  ) {}

  get free(): number {
    return this.places - this.tickets.size;
  }

  get income(): number {
    return this.takings;
  }

  enter(now: number): Ticket {
    if (this.free === 0) throw new Error('car park is full');
    const ticket: Ticket = { id: `T${++this.counter}`, entered: now };
    this.tickets.set(ticket.id, ticket);
    return ticket;
  }

  /** What is due now; after paying, a longer stay costs as if it began anew. */
  due(id: string, now: number): number {
    const ticket = this.find(id);
    if (ticket.paidUntil === undefined) return feeFor(now - ticket.entered, this.tariff);
    return now <= ticket.paidUntil ? 0 : feeFor(now - ticket.paidUntil, { ...this.tariff, freeMinutes: 0 });
  }

  pay(id: string, now: number): number {
    const amount = this.due(id, now);
    this.takings += amount;
    this.find(id).paidUntil = now + EXIT_GRACE * MINUTE;
    return amount;
  }

  leave(id: string, now: number): boolean {
    if (this.due(id, now) > 0) return false;
    return this.tickets.delete(id);
  }

  leaveWithoutTicket(id: string): number {
    this.find(id);
    this.tickets.delete(id);
    this.takings += this.tariff.lostTicket;
    return this.tariff.lostTicket;
  }

  private find(id: string): Ticket {
    const ticket = this.tickets.get(id);
    if (!ticket) throw new Error(`unknown ticket ${id}`);
    return ticket;
  }
}

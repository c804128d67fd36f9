/**
 * Lending desk of a small library. Days are plain numbers (days since opening).
 *
 * A title that comes back while others wait for it is set aside for the first
 * of them, who has HOLD_DAYS days to fetch it. After that, or when she does not
 * want it any more, it is set aside for the next in line; when there is nobody
 * left it goes back to the shelf.
 */
export const LOAN_DAYS = 21;
export const HOLD_DAYS = 7;
export const MAX_LOANS = 5;

export type Status =
  | { kind: 'shelf' }
  | { kind: 'lent'; to: string; due: number }
  | { kind: 'set-aside'; for: string; until: number };

interface Title {
  status: Status;
  holds: string[];
}

export class LendingError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LendingError';
  }
}

export class LendingDesk {
  private readonly titles = new Map<string, Title>();

  add(id: string): void {
    if (this.titles.has(id)) throw new LendingError(`${id} is in the catalogue already`);
    this.titles.set(id, { status: { kind: 'shelf' }, holds: [] });
  }

  statusOf(id: string): Status {
    return this.title(id).status;
  }

  /** Who waits, in order. Whoever it is set aside for is not in the line any more. */
  holdsOn(id: string): readonly string[] {
    return this.title(id).holds;
  }

  loansOf(member: string): string[] {
    return [...this.titles].filter(([, t]) => t.status.kind === 'lent' && t.status.to === member).map(([id]) => id);
  }

  lend(id: string, member: string, today: number): number {
    const title = this.title(id);
    const { status } = title;
    if (status.kind === 'lent') throw new LendingError(`${id} is lent out`);
    if (status.kind === 'set-aside' && status.for !== member) {
      throw new LendingError(`${id} is set aside for somebody else`);
    }
    if (this.loansOf(member).length >= MAX_LOANS) throw new LendingError(`${member} has too many loans`);
    const due = today + LOAN_DAYS;
    title.status = { kind: 'lent', to: member, due };
    return due;
  }

  giveBack(id: string, today: number): void {
    const title = this.title(id);
    if (title.status.kind !== 'lent') throw new LendingError(`${id} is not lent out`);
    this.passOn(title, today);
  }

  /** Not possible while others wait. */
  renew(id: string, today: number): number {
    const title = this.title(id);
    if (title.status.kind !== 'lent') throw new LendingError(`${id} is not lent out`);
    if (title.holds.length > 0) throw new LendingError(`others wait for ${id}`);
    title.status = { ...title.status, due: today + LOAN_DAYS };
    return today + LOAN_DAYS;
  }

  placeHold(id: string, member: string): void {
    const title = this.title(id);
    const { status } = title;
    if (status.kind === 'shelf') throw new LendingError(`${id} is on the shelf`);
    const concerned = status.kind === 'lent' ? status.to : status.for;
    if (concerned === member || title.holds.includes(member)) {
      throw new LendingError(`${member} has it or waits for it already`);
    }
    title.holds.push(member);
  }

  /** Also for a title that is already set aside for the member. */
  cancelHold(id: string, member: string, today: number): void {
    const title = this.title(id);
    const { status } = title;
    if (status.kind === 'set-aside' && status.for === member) {
      this.passOn(title, today);
      return;
    }
    if (!title.holds.includes(member)) throw new LendingError(`${member} does not wait for ${id}`);
    title.holds = title.holds.filter((m) => m !== member);
  }

  /** Run every morning: passes on what was not fetched in time. Returns the ids. */
  expireHolds(today: number): string[] {
    const expired: string[] = [];
    for (const [id, title] of this.titles) {
      if (title.status.kind === 'set-aside' && title.status.until < today) {
        this.passOn(title, today);
        expired.push(id);
      }
    }
    return expired;
  }

  overdue(today: number): { id: string; member: string; days: number }[] {
    return [...this.titles]
      .flatMap(([id, { status }]) =>
        status.kind === 'lent' && status.due < today ? [{ id, member: status.to, days: today - status.due }] : [],
      )
      .sort((a, b) => b.days - a.days);
  }

  private passOn(title: Title, today: number): void {
    const next = title.holds.shift();
    title.status = next === undefined ? { kind: 'shelf' } : { kind: 'set-aside', for: next, until: today + HOLD_DAYS };
  }

  private title(id: string): Title {
    const title = this.titles.get(id);
    if (!title) throw new LendingError(`${id} is not in the catalogue`);
    return title;
  }
}

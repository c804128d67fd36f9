/**
 * Vesting of share grants: how many whole shares belong to an employee at a
 * given day. All dates are "YYYY-MM-DD" and compared by calendar.
 */
export interface Grant {
  id: string;
  shares: number;
  start: string;
  /** months until the first shares vest; those earned so far vest at once then */
  cliff: number;
  /** months until everything has vested */
  months: number;
  /** months from one vesting to the next after the cliff, 1 if left out */
  every?: number;
}

export interface Vesting {
  date: string;
  shares: number;
  total: number;
}

const parse = (date: string): [number, number, number] => {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date);
  if (!match) throw new TypeError(`not a date: ${date}`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
};

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The date some months later; the last of the month where there is no such day. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = parse(date);
  const index = year * 12 + month - 1 + months;
  const y = Math.floor(index / 12);
  const m = (index % 12) + 1;
  const d = Math.min(day, daysIn(y, m));
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}

/** The dates on which shares vest, as months after the start. */
function steps({ cliff, months, every = 1 }: Grant): number[] {
  const at: number[] = [];
  for (let m = Math.max(cliff, every); m < months; m += every) at.push(m);
  return [...at, months];
}

/**
 * All vestings of the grant. Parts of shares are carried over to later dates,
 * so that the shares of all vestings add up to those of the grant.
 */
export function schedule(grant: Grant): Vesting[] {
  let total = 0;
  let before = 0;
  return steps(grant).map((month) => {
    const shares = Math.floor((grant.shares * (month - before)) / grant.months);
    total += shares;
    before = month;
    return { date: addMonths(grant.start, month), shares, total };
  });
}

/** The shares vested on the day, those of that very day among them. */
export function vested(grant: Grant, day: string): number {
  const past = schedule(grant).filter((vesting) => vesting.date <= day);
  return past.length === 0 ? 0 : past[past.length - 1].total;
}

/** Who leaves keeps what has vested; the rest goes back to the pool. */
export function leave(grants: readonly Grant[], day: string): { kept: number; returned: number } {
  const kept = grants.reduce((sum, grant) => sum + vested(grant, day), 0);
  const granted = grants.reduce((sum, grant) => sum + grant.shares, 0);
  return { kept, returned: granted - kept };
}

/** The next vesting after the day over all grants; those of the same date as one. */
export function next(grants: readonly Grant[], day: string): Omit<Vesting, 'total'> | undefined {
  const coming = grants.flatMap(schedule).filter((v) => v.date > day && v.shares > 0);
  if (coming.length === 0) return undefined;
  const date = coming.reduce((min, v) => (v.date < min ? v.date : min), coming[0].date);
  const shares = coming.filter((v) => v.date === date).reduce((sum, v) => sum + v.shares, 0);
  return { date, shares };
}

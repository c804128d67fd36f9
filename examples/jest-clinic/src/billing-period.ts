/** A calendar date as `YYYY-MM-DD`. */
export type IsoDate = string;

export interface Period {
  from: IsoDate;
  /** The last day, inclusive. */
  to: IsoDate;
  days: number;
}

export type Cycle = 'monthly' | 'quarterly';

const pad = (value: number, width = 2) => String(value).padStart(width, '0');

const isoDate = (year: number, month: number, day: number): IsoDate => `${pad(year, 4)}-${pad(month)}-${pad(day)}`;

/** Months are counted from 1 to 12 throughout. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
}

export function firstMonth(month: number, cycle: Cycle): number {
  return cycle === 'monthly' ? month : month - ((month - 1) % 3);
}

/** The billing period a date falls into. */
export function periodOf(date: IsoDate, cycle: Cycle = 'monthly'): Period {
  const [year, month] = date.split('-').map(Number);
  const first = firstMonth(month, cycle);
  const last = cycle === 'monthly' ? first : first + 2;
  let days = 0;
  for (let current = first; current <= last; current += 1) {
    days += daysInMonth(year, current);
  }
  return { from: isoDate(year, first, 1), to: isoDate(year, last, daysInMonth(year, last)), days };
}

/** Part of a fee that falls on the first `used` days of a period, in whole cents. */
export function prorate(fee: number, used: number, { days }: Pick<Period, 'days'>): number {
  return Math.round((fee * Math.min(used, days)) / days);
}

/**
 * Fiscal periods of the reporting module. The fiscal year of a company begins
 * on the first of some month and is named after the calendar year it ends in:
 * with a start in October, October 2023 belongs to FY2024.
 */
export interface Period {
  /** "FY2024", "FY2024-Q1" or "FY2024-P01" */
  name: string;
  /** first and last day, "YYYY-MM-DD" */
  from: string;
  to: string;
}

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

function parseDay(day: string): { year: number; month: number } {
  const match = /^(\d{4})-(\d\d)-\d\d$/.exec(day);
  if (!match) throw new TypeError(`not a day: ${day}`);
  return { year: Number(match[1]), month: Number(match[2]) };
}

export class FiscalCalendar {
  /** @param startMonth 1 for January, in which case fiscal years are calendar years */
  constructor(private readonly startMonth: number) {
    if (!Number.isInteger(startMonth) || startMonth < 1 || startMonth > 12) {
      throw new RangeError(`not a month: ${startMonth}`);
    }
  }

  yearOf(day: string): number {
    const { year, month } = parseDay(day);
    return month >= this.startMonth ? year + 1 : year;
  }

  /** The month within the fiscal year, 1 to 12. */
  monthOf(day: string): number {
    return ((parseDay(day).month - this.startMonth + 12) % 12) + 1;
  }

  quarterOf(day: string): number {
    return Math.ceil(this.monthOf(day) / 3);
  }

  year(fiscalYear: number): Period {
    return this.#period(`FY${pad(fiscalYear, 4)}`, fiscalYear, 1, 12);
  }

  quarter(fiscalYear: number, quarter: number): Period {
    const name = `FY${pad(fiscalYear, 4)}-Q${quarter}`;
    return this.#period(name, fiscalYear, quarter * 3 - 2, 3);
  }

  month(fiscalYear: number, month: number): Period {
    return this.#period(`FY${pad(fiscalYear, 4)}-P${pad(month)}`, fiscalYear, month, 1);
  }

  /** The period to compare a quarter with: the one before it. */
  previousQuarter(day: string): Period {
    const year = this.yearOf(day);
    const quarter = this.quarterOf(day);
    return quarter === 1 ? this.quarter(year - 1, 4) : this.quarter(year, quarter - 1);
  }

  /** From the first day of the fiscal year to the day. */
  yearToDate(day: string): Period {
    const { name, from } = this.year(this.yearOf(day));
    return { name, from, to: day };
  }

  /** Sums amounts by quarter, in the order of the quarters. */
  byQuarter(entries: Iterable<{ day: string; amount: number }>): Map<string, number> {
    const sums = new Map<string, number>();
    for (const { day, amount } of entries) {
      const name = this.quarter(this.yearOf(day), this.quarterOf(day)).name;
      sums.set(name, (sums.get(name) ?? 0) + amount);
    }
    return new Map([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #period(name: string, fiscalYear: number, first: number, count: number): Period {
    const startYear = fiscalYear - 1;
    const offset = this.startMonth + first - 2;
    const dayOf = (date: Date) => date.toISOString().slice(0, 10);
    return {
      name,
      from: dayOf(new Date(Date.UTC(startYear, offset, 1))),
      to: dayOf(new Date(Date.UTC(startYear, offset + count, 0))),
    };
  }
}

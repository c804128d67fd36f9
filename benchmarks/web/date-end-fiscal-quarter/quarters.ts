/** Quarters of the fiscal year, which is the calendar year. Days are ISO days ("2025-01-31"). */

export interface Quarter {
  readonly year: number;
  /** 1 to 4. */
  readonly number: number;
}

export interface Span {
  readonly from: string;
  /** The last day, included. */
  readonly to: string;
}

function isoDay(year: number, monthIndex: number, day: number): string {
  return new Date(Date.UTC(year, monthIndex, day)).toISOString().slice(0, 10);
}

export function quarterOf(day: string): Quarter {
  const month = Number(day.slice(5, 7));
  return { year: Number(day.slice(0, 4)), number: Math.ceil(month / 3) };
}

export function spanOf({ year, number }: Quarter): Span {
  const firstMonth = (number - 1) * 3;
  return { from: isoDay(year, firstMonth, 1), to: isoDay(year, firstMonth + 2, 30) };
}

export function nextQuarter({ year, number }: Quarter): Quarter {
  return number === 4 ? { year: year + 1, number: 1 } : { year, number: number + 1 };
}

/** Whether the books of the quarter can be closed: its last day is over. */
export function canClose(quarter: Quarter, today: string): boolean {
  return today > spanOf(quarter).to;
}

export function formatQuarter({ year, number }: Quarter): string {
  return `Q${number} ${year}`;
}

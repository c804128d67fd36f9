/** Ages for the patient file. Calendar days without time and zone. */
export interface Day {
  year: number;
  /** 1 to 12 */
  month: number;
  day: number;
}

export interface Age {
  years: number;
  months: number;
  days: number;
}

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export function parseDay(text: string): Day {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) throw new RangeError(`not a date: "${text}"`);
  const [year, month, day] = match.slice(1).map(Number);
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) {
    throw new RangeError(`no such day: "${text}"`);
  }
  return { year, month, day };
}

export function compareDays(a: Day, b: Day): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

function monthBefore({ year, month }: Day): { year: number; month: number } {
  return month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
}

/**
 * Full years, full months after those, and the days since the last full month.
 * If the month before is too short for the day of birth, they count from its last day.
 */
export function ageOn(birth: Day, on: Day): Age {
  if (compareDays(on, birth) < 0) throw new RangeError('not born yet');
  let years = on.year - birth.year;
  let months = on.month - birth.month;
  let days = on.day - birth.day;
  if (days < 0) {
    const previous = monthBefore(on);
    const length = daysInMonth(previous.year, previous.month);
    days = on.day + length - Math.min(birth.day, length);
    months -= 1;
  }
  if (months < 0) {
    months += 12;
    years -= 1;
  }
  return { years, months, days };
}

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`;

/** As on the chart: days for newborns, months for toddlers, then years. */
export function formatAge({ years, months, days }: Age): string {
  if (years >= 3) return count(years, 'year');
  const total = years * 12 + months;
  if (total === 0) return count(days, 'day');
  return total < 3 && days > 0 ? `${count(total, 'month')}, ${count(days, 'day')}` : count(total, 'month');
}

/** The first birthday on or after the day; 29 February falls on the 28th in common years. */
export function nextBirthday(birth: Day, from: Day): Day {
  const inYear = (year: number): Day => ({
    year,
    month: birth.month,
    day: Math.min(birth.day, daysInMonth(year, birth.month)),
  });
  const candidate = inYear(from.year);
  return compareDays(candidate, from) >= 0 ? candidate : inYear(from.year + 1);
}

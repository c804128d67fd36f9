/** Options of the year in a date field. */

export interface YearOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface YearLimits {
  readonly min?: number;
  readonly max?: number;
}

/** Years between two ones, both of them included, the latest first; those beyond the limits cannot be chosen. */
export function yearOptions(first: number, last: number, { min, max }: YearLimits = {}): YearOption[] {
  return Array.from({ length: Math.max(0, last - first) }, (_, index) => {
    const year = last - index;
    const disabled = (min !== undefined && year < min) || (max !== undefined && year > max);
    return { value: String(year), label: String(year), ...(disabled && { disabled }) };
  });
}

/** Years of birth for people who are at least `age` years old. */
export function birthYears(today: number, age: number): YearOption[] {
  return yearOptions(today - 120, today - age);
}

export function withEmpty(options: readonly YearOption[], label = 'Year'): YearOption[] {
  return [{ value: '', label }, ...options];
}

import { UsageError } from './usage-error.ts';

interface Range {
  /** Greater than this; absent: 0 is allowed. */
  readonly above?: number;
  readonly atMost?: number;
  readonly whole?: boolean;
}

/** The value of an option that is a decimal number. Throws `UsageError`. */
export function readNumber(option: string, text: string, { above, atMost, whole = false }: Range): number {
  const number = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  const fits =
    Number.isFinite(number) &&
    (above === undefined || number > above) &&
    (atMost === undefined || number <= atMost) &&
    (!whole || Number.isSafeInteger(number));
  if (fits) return number;
  const kind = whole ? 'a whole number' : 'a number';
  const range = [
    ...(above === undefined ? [] : [`above ${above}`]),
    ...(atMost === undefined ? [] : [`from 0 to ${atMost}`]),
  ];
  throw new UsageError(`\`${option}\` needs ${[kind, ...range].join(' ')}, not \`${text}\`.`);
}

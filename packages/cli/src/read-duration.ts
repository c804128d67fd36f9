import { UsageError } from './usage-error.ts';

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** The value of an option that is a duration, such as `30d` or `12h`, in milliseconds. Throws `UsageError`. */
export function readDuration(option: string, text: string): number {
  const [, count, unit = ''] = /^(\d+(?:\.\d+)?)([smhdw])$/.exec(text) ?? [];
  const milliseconds = Number(count) * (UNITS[unit] ?? Number.NaN);
  if (Number.isFinite(milliseconds)) return milliseconds;
  throw new UsageError(
    `\`${option}\` needs a number with s, m, h, d or w (seconds, minutes, hours, days, weeks), such as \`30d\`, not \`${text}\`.`,
  );
}

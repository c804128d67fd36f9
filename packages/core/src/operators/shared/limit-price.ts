const USUAL: ReadonlySet<number> = new Set([127, 128, 255, 256, 365, 366, 512, 1024, 1440, 3600, 65_535, 65_536]);
/** By the digits that one has to remember, those beyond the last of them. */
const BY_DIGITS = [0, 0, 0.05, 0.25] as const;
const ODD = 0.55;
/** 65 rather than 64. */
const IN_FIVES = -0.02;

/**
 * What it costs more to take `value` for a limit that somebody has set. Limits are round, as 50, 350 or 2000 are; the values just
 * beyond them are not.
 */
export function limitPrice(value: number): number {
  if (USUAL.has(Math.abs(value))) return BY_DIGITS[3];
  const [digits = ''] = Math.abs(value).toExponential().split('e');
  const price = BY_DIGITS[digits.replace('.', '').length] ?? ODD;
  return price > 0 && /[05]$/.test(digits) ? price + IN_FIVES : price;
}

/** Temperatures on a weather page. */

export interface Reading {
  readonly station: string;
  readonly celsius: number;
}

const DIGITS = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Whole degrees; there is no minus in front of zero. */
export function formatCelsius(celsius: number): string {
  const whole = Math.round(celsius);
  return `${DIGITS.format(whole)} °C`;
}

/** The change since yesterday with its sign, none for no change. */
export function formatChange(today: number, yesterday: number): string {
  const change = Math.round(today) - Math.round(yesterday);
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `${change}`;
}

/** Coldest first. */
export function byCold(readings: readonly Reading[]): Reading[] {
  return [...readings].sort((a, b) => a.celsius - b.celsius);
}

export function forecastLine(readings: readonly Reading[]): string {
  return byCold(readings)
    .map(({ station, celsius }) => `${station} ${formatCelsius(celsius)}`)
    .join(' · ');
}

/** A number field with buttons for more and less. */

export interface StepperOptions {
  readonly step: number;
  readonly min?: number;
  readonly max?: number;
}

/** Decimals that a number is written with: 2 for 0.25. */
export function decimalsOf(number: number): number {
  const [, decimals = ''] = String(number).split('.');
  return decimals.length;
}

/** The number without what binary fractions add to it. */
export function cleaned(number: number, decimals: number): number {
  return Number(number.toFixed(decimals));
}

export function clamp(number: number, { min = -Infinity, max = Infinity }: StepperOptions): number {
  return Math.min(max, Math.max(min, number));
}

/** The value after a press on a button. */
export function stepBy(value: number, direction: 1 | -1, options: StepperOptions): number {
  const decimals = Math.max(decimalsOf(value), decimalsOf(options.step));
  return clamp(cleaned(value + direction * options.step, decimals), options);
}

/** The nearest value that the buttons can reach from zero. */
export function nearest(value: number, options: StepperOptions): number {
  const steps = Math.round(value / options.step);
  return clamp(cleaned(steps * options.step, decimalsOf(options.step)), options);
}

/** Scale and ticks of a chart axis. */

export interface Axis {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const NICE = [1, 2, 2.5, 5, 10];

/** The smallest "nice" step (1, 2, 2.5 or 5 times a power of ten) with at most `maxTicks` intervals. */
export function niceStep(span: number, maxTicks: number): number {
  const raw = span / maxTicks;
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = NICE.find((nice) => nice * power >= raw * (1 - 1e-9)) ?? 10;
  return Number((factor * power).toPrecision(3));
}

export function decimalsOf(step: number): number {
  const text = String(step);
  const dot = text.indexOf('.');
  return dot === -1 ? 0 : text.length - dot - 1;
}

export function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

export function createAxis(low: number, high: number, maxTicks = 5): Axis {
  const step = niceStep(high - low, maxTicks);
  const decimals = decimalsOf(step);
  return {
    min: roundTo(Math.floor(low / step) * step, decimals),
    max: roundTo(Math.ceil(high / step) * step, decimals),
    step,
  };
}

export function ticks({ min, max, step }: Axis): number[] {
  const count = Math.round((max - min) / step);
  return Array.from({ length: count + 1 }, (_, index) => min + index * step);
}

export function tickLabels(axis: Axis, unit = ''): string[] {
  const decimals = decimalsOf(axis.step);
  return ticks(axis).map((tick) => `${tick.toFixed(decimals)}${unit}`);
}

/** Where a value lies on an axis of `length` pixels, from its start. */
export function position(value: number, axis: Axis, length: number): number {
  return Math.round(((value - axis.min) / (axis.max - axis.min)) * length);
}

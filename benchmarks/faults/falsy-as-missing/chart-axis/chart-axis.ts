export interface AxisOptions {
  /** Fixed ends; what is absent is taken from the values. */
  min?: number;
  max?: number;
  ticks?: number;
}

export interface Range {
  min: number;
  max: number;
}

/** The ends of an axis for `values`; an axis without values goes from 0 to 1. */
export function axisRange(values: readonly number[], options: AxisOptions = {}): Range {
  const finite = values.filter(Number.isFinite);
  const lowest = finite.length > 0 ? Math.min(...finite) : 0;
  const highest = finite.length > 0 ? Math.max(...finite) : 1;
  const min = options.min || lowest;
  const max = options.max ?? highest;
  return min < max ? { min, max } : { min, max: min + 1 };
}

/** Ticks from end to end, in equal steps. */
export function ticks(range: Range, count = 5): number[] {
  const step = (range.max - range.min) / (count - 1);
  return Array.from({ length: count }, (_, index) => range.min + index * step);
}

/** Where on the axis a value stands, 0 to 1; values outside stick to the ends. */
export function position(value: number, range: Range): number {
  const share = (value - range.min) / (range.max - range.min);
  return Math.min(1, Math.max(0, share));
}

export function axisLabels(values: readonly number[], options: AxisOptions = {}): string[] {
  return ticks(axisRange(values, options), options.ticks).map((tick) => String(Math.round(tick * 100) / 100));
}

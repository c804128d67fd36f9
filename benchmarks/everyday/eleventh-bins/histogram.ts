/**
 * Bins for the response time chart. Thresholds are "nice" numbers (1, 2 or 5
 * times a power of ten), bins include their lower and exclude their upper end;
 * only the last one includes both.
 */
export interface Bin<T> {
  from: number;
  to: number;
  items: T[];
}

export interface HistogramOptions<T> {
  /** rough number of bins, 10 if not given */
  count?: number;
  value: (item: T) => number;
  /** limits of the chart; the extent of the data if not given */
  domain?: [number, number];
}

export function extent(values: number[]): [number, number] | undefined {
  let min = Infinity;
  let max = -Infinity;
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min <= max ? [min, max] : undefined;
}

/** The nice step closest to splitting the span into `count` parts. */
export function tickStep(start: number, stop: number, count: number): number {
  const raw = (stop - start) / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(raw));
  const error = raw / power;
  if (error >= Math.sqrt(50)) return power * 10;
  if (error >= Math.sqrt(10)) return power * 5;
  if (error >= Math.sqrt(2)) return power * 2;
  return power;
}

/** Widens the domain to whole steps. */
export function nice([start, stop]: [number, number], count: number): [number, number] {
  if (start === stop) return [start, stop];
  const step = tickStep(start, stop, count);
  return [Math.floor(start / step) * step, Math.ceil(stop / step) * step];
}

export function thresholds(start: number, stop: number, count: number): number[] {
  if (start === stop) return [start, stop];
  const step = tickStep(start, stop, count);
  const steps = Math.round((stop - start) / step);
  return Array.from({ length: steps + 1 }, (_, i) => start + i * step);
}

export function histogram<T>(data: T[], options: HistogramOptions<T>): Bin<T>[] {
  const { count = 10, value } = options;
  const domain = options.domain ?? extent(data.map(value));
  if (!domain) return [];

  const [start, stop] = nice(domain, count);
  const limits = thresholds(start, stop, count);
  const bins: Bin<T>[] = [];
  for (let i = 0; i + 1 < limits.length; i++) {
    bins.push({ from: limits[i], to: limits[i + 1], items: [] });
  }

  for (const item of data) {
    const v = value(item);
    const bin = bins.find(({ from, to }) => v >= from && v < to);
    if (bin) bin.items.push(item);
  }
  return bins;
}

/** Share of the items in each bin, in percent. */
export function shares<T>(bins: Bin<T>[]): number[] {
  const total = bins.reduce((sum, bin) => sum + bin.items.length, 0);
  return bins.map((bin) => (total === 0 ? 0 : (bin.items.length / total) * 100));
}

/** The bin with the most items; the first one of several. */
export function peak<T>(bins: Bin<T>[]): Bin<T> | undefined {
  return bins.reduce<Bin<T> | undefined>(
    (best, bin) => (!best || bin.items.length > best.items.length ? bin : best),
    undefined,
  );
}

/**
 * Prepares audio samples for drawing: per pixel column the lowest and the
 * highest sample, and an SVG path through them.
 */
export interface Peak {
  min: number;
  max: number;
}

export interface DrawOptions {
  width: number;
  height: number;
  /** scale so that the loudest sample touches the edge */
  normalize?: boolean;
}

/** Lowest and highest value of samples[from..to). */
function peakOf(samples: ArrayLike<number>, from: number, to: number): Peak {
  let min = Infinity;
  let max = -Infinity;
  for (let i = from; i < to; i++) {
    const value = samples[i];
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { min, max };
}

/** Splits the samples into `columns` parts of (nearly) equal size. */
export function computePeaks(samples: ArrayLike<number>, columns: number): Peak[] {
  const count = Math.min(columns, samples.length);
  const peaks: Peak[] = [];
  for (let c = 0; c < count; c++) {
    const from = Math.floor((c * samples.length) / count);
    const to = Math.floor(((c + 1) * samples.length) / count);
    peaks.push(peakOf(samples, from, to));
  }
  return peaks;
}

/** Peaks of half the number of columns, for zooming out. */
export function halve(peaks: readonly Peak[]): Peak[] {
  const out: Peak[] = [];
  for (let i = 0; i < peaks.length; i += 2) {
    const a = peaks[i];
    const b = peaks[i + 1] ?? a;
    out.push({ min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) });
  }
  return out;
}

/** The largest distance from silence. */
export function loudest(peaks: readonly Peak[]): number {
  return peaks.reduce((most, p) => Math.max(most, Math.abs(p.min), Math.abs(p.max)), 0);
}

/** Decibels below full scale, -Infinity for silence. */
export function toDecibels(level: number): number {
  return 20 * Math.log10(level);
}

/** A closed outline: along the highs to the right, along the lows back. */
export function outlinePath(peaks: readonly Peak[], { width, height, normalize = false }: DrawOptions): string {
  if (peaks.length === 0) return '';
  const level = normalize ? loudest(peaks) || 1 : 1;
  const middle = height / 2;
  const dx = width / peaks.length;
  const round = (v: number) => Math.round(v * 100) / 100;
  const at = (column: number, value: number) => `${round(column * dx)} ${round(middle - (value / level) * middle)}`;
  const highs = peaks.map((p, i) => at(i, p.max));
  const lows = peaks.map((p, i) => at(i, p.min)).reverse();
  return `M${[...highs, ...lows].join(' L')} Z`;
}

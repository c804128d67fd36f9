/** Smoothing for the charts of the sensor dashboard. */

export interface Point {
  at: number;
  value: number;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The mean of each value and the ones before it, `size` values in all; there is none before that many are there. */
export function movingAverage(values: readonly number[], size: number): number[] {
  if (!Number.isInteger(size) || size < 1) throw new RangeError(`a window has at least one value, not ${size}`);
  const averages: number[] = [];
  for (let end = size; end < values.length; end++) {
    averages.push(mean(values.slice(end - size, end)));
  }
  return averages;
}

/** Points of the smoothed line; each stands at the time of the last value of its window. */
export function smooth(points: readonly Point[], size: number): Point[] {
  const averages = movingAverage(
    points.map((point) => point.value),
    size,
  );
  return averages.map((value, index) => ({ at: points[index + size - 1]!.at, value }));
}

/** Keeps every `step`-th point, and always the last one. */
export function thinOut(points: readonly Point[], step: number): Point[] {
  return points.filter((_, index) => index % step === 0 || index === points.length - 1);
}

export function peaks(values: readonly number[]): number[] {
  return values.filter(
    (value, index) => value > (values[index - 1] ?? Infinity) && value > (values[index + 1] ?? Infinity),
  );
}

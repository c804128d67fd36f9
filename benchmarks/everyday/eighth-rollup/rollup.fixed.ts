/**
 * Rolls readings of sensors up into buckets of time, for the charts.
 */
export interface Reading {
  /** in milliseconds */
  time: number;
  sensor: string;
  value: number;
}

export interface Bucket {
  start: number;
  count: number;
  min: number;
  max: number;
  mean: number;
}

interface Accumulator {
  count: number;
  sum: number;
  min: number;
  max: number;
}

const empty = (): Accumulator => ({ count: 0, sum: 0, min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY });

function add(bucket: Accumulator, value: number): void {
  bucket.count++;
  bucket.sum += value;
  if (value < bucket.min) bucket.min = value;
  if (value > bucket.max) bucket.max = value;
}

export function rollup(readings: Iterable<Reading>, size: number): Map<string, Bucket[]> {
  if (!(size > 0)) throw new RangeError('the size of a bucket has to be positive');
  const sensors = new Map<string, Map<number, Accumulator>>();
  for (const { time, sensor, value } of readings) {
    if (!Number.isFinite(value)) continue;
    const start = Math.floor(time / size) * size;
    let buckets = sensors.get(sensor);
    if (!buckets) sensors.set(sensor, (buckets = new Map()));
    let bucket = buckets.get(start);
    if (!bucket) buckets.set(start, (bucket = empty()));
    add(bucket, value);
  }

  const result = new Map<string, Bucket[]>();
  for (const [sensor, buckets] of sensors) {
    const rows = [...buckets]
      .sort(([a], [b]) => a - b)
      .map(([start, { count, sum, min, max }]) => ({ start, count, min, max, mean: sum / count }));
    result.set(sensor, rows);
  }
  return result;
}

/** From the lowest to the highest value of the chart, with some room on both sides. */
export function chartRange(buckets: readonly Bucket[], padding = 0.1): [number, number] {
  if (buckets.length === 0) return [0, 1];
  const low = Math.min(...buckets.map(({ min }) => min));
  const high = Math.max(...buckets.map(({ max }) => max));
  const room = (high - low) * padding;
  return [low - room, high + room];
}

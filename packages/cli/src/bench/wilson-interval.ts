/** Bounds of a share, each from 0 to 1. */
export type Interval = readonly [low: number, high: number];

/** Wilson's score interval of 95 % for a share: it stays within 0 and 1, and holds for few cases and shares near the ends. */
export function wilsonInterval(hits: number, count: number): Interval {
  if (count === 0) return [0, 1];
  const z = 1.959964;
  const share = hits / count;
  const middle = share + (z * z) / (2 * count);
  const spread = z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count));
  const scale = 1 + (z * z) / count;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}

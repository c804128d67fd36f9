import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  const half = random.list(0, 4, () => (random.chance(0.6) ? 9 : random.integer(1, 9)));
  const middle = random.chance(0.5) || half.length === 0 ? [random.chance(0.6) ? 9 : random.integer(1, 9)] : [];
  return [[...half, ...middle, ...half.toReversed()]];
}

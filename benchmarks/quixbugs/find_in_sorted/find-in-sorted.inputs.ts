import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  const sorted = random.list(0, 12, () => random.integer(0, 20)).toSorted((a, b) => a - b);
  return [sorted, random.integer(-1, 21)];
}

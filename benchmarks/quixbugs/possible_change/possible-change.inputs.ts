import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  const coins = new Set(random.list(0, 5, () => random.integer(1, 30)));
  return [[...coins], random.integer(-3, 60)];
}

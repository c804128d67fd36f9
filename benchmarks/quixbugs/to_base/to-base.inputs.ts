import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  return [random.integer(1, 100_000), random.integer(2, 36)];
}

import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  return [random.integer(0, 6), random.integer(1, 3), random.integer(1, 3)];
}

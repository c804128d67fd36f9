import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  return [random.integer(1, 40), random.list(0, 7, () => [random.integer(1, 20), random.integer(1, 30)])];
}

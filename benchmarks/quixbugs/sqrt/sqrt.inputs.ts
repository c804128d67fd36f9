import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  return [random.integer(1, 400), random.pick([1, 0.5, 0.1, 0.01, 0.001])];
}

import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  return [random.integer(0, 2 ** random.integer(1, 30))];
}

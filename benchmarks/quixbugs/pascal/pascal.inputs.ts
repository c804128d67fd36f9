import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  return [random.integer(1, 25)];
}

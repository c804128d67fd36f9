import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  return [random.list(0, 12, () => random.integer(0, 15))];
}

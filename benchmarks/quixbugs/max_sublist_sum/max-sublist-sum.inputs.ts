import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  return [random.list(0, 10, () => random.integer(-9, 9))];
}

import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  const limit = random.integer(1, 25);
  return [random.list(0, 15, () => random.integer(0, limit - 1)), limit];
}

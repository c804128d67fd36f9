import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  const values = random.list(1, 10, () => random.integer(0, 20));
  return [values, random.integer(0, values.length - 1)];
}

import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  const a = random.integer(0, 6);
  return [a, a + random.integer(-2, 8), random.integer(0, 5)];
}

import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  const common = random.integer(1, 30);
  return [common * random.integer(0, 60), common * random.integer(0, 60)];
}

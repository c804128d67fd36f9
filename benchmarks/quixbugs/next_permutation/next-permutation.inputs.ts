import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  const values = random.list(2, 7, () => random.integer(1, 9));
  const distinct = [...new Set([...values, 0, 10])];
  return [random.shuffle(distinct)];
}

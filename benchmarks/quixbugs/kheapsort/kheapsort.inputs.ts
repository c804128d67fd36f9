import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  const k = random.integer(0, 5);
  const sorted = random.list(0, 12, () => random.integer(0, 30)).toSorted((a, b) => a - b);
  // Parts of k + 1 values in any order: none is further off than k.
  const values: number[] = [];
  for (let start = 0; start < sorted.length; start += k + 1) {
    values.push(...random.shuffle(sorted.slice(start, start + k + 1)));
  }
  return [values, k];
}

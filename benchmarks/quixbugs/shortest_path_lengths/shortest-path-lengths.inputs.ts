import type { Random } from 'testheal';

export function inputs(random: Random): unknown[] {
  const n = random.integer(1, 6);
  // Edges below 0 only lead upwards: no circle gets shorter and shorter.
  return [
    n,
    random.list(0, 2 * n, () => {
      const from = random.integer(0, n - 1);
      const to = random.integer(0, n - 1);
      return [from, to, from === to ? 0 : random.integer(from < to ? -3 : 20, 30)];
    }),
  ];
}

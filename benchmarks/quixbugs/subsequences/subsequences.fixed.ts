/** All rising lists of `k` whole numbers from `a` up to `b`, which is not among them. */
export function subsequences(a: number, b: number, k: number): number[][] {
  if (k === 0) {
    return [[]];
  }

  const all: number[][] = [];
  for (let i = a; i < b + 1 - k; i++) {
    all.push(...subsequences(i + 1, b, k - 1).map((rest) => [i, ...rest]));
  }
  return all;
}

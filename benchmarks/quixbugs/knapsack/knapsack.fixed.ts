export type Item = readonly [weight: number, value: number];

/** The greatest total value of items whose weights together are at most the capacity. */
export function knapsack(capacity: number, items: readonly Item[]): number {
  const memo: number[][] = Array.from({ length: items.length + 1 }, () => new Array(capacity + 1).fill(0));

  for (let i = 1; i <= items.length; i++) {
    const [weight, value] = items[i - 1];

    for (let j = 1; j <= capacity; j++) {
      memo[i][j] = memo[i - 1][j];

      if (weight <= j) {
        memo[i][j] = Math.max(memo[i][j], value + memo[i - 1][j - weight]);
      }
    }
  }

  return memo[items.length][capacity];
}

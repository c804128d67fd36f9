/** In how many ways coins add up to a total; each may be used as often as one likes. */
export function possibleChange(coins: readonly number[], total: number): number {
  if (total === 0) {
    return 1;
  }
  if (total < 0) {
    return 0;
  }

  const [first, ...rest] = coins;
  return possibleChange(coins, total - first) + possibleChange(rest, total);
}

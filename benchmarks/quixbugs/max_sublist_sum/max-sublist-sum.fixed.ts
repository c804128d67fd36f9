/** The greatest sum of neighbours in the list; 0 for none of them. */
export function maxSublistSum(values: readonly number[]): number {
  let maxEndingHere = 0;
  let maxSoFar = 0;

  for (const value of values) {
    maxEndingHere = Math.max(0, maxEndingHere + value);
    maxSoFar = Math.max(maxSoFar, maxEndingHere);
  }

  return maxSoFar;
}

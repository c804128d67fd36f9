/** The prime factors of a whole number above 0, smallest first. */
export function getFactors(n: number): number[] {
  if (n === 1) {
    return [];
  }
  for (let divisor = 2; divisor <= Math.sqrt(n); divisor++) {
    if (n % divisor === 0) {
      return [divisor, ...getFactors(n / divisor)];
    }
  }
  return [];
}

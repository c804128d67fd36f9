/** The greatest whole number that divides both. */
export function gcd(a: number, b: number): number {
  if (b === 0) {
    return a;
  }
  return gcd(a % b, b);
}

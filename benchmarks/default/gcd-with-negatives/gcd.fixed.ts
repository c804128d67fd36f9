/** The greatest common divisor; never negative, and 0 only for two zeros. */
export function gcd(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) {
    [x, y] = [y, x % y];
  }
  return Math.abs(x);
}

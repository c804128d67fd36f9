/** The square root of a number above 0: the square of the result is at most `epsilon` off. */
export function sqrt(x: number, epsilon: number): number {
  let approx = x / 2;
  while (Math.abs(x - approx * approx) > epsilon) {
    approx = 0.5 * (approx + x / approx);
  }
  return approx;
}

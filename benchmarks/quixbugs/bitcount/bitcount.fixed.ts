/** How many bits of a whole number, 0 or more, are set. */
export function bitcount(n: number): number {
  let count = 0;
  while (n !== 0) {
    n &= n - 1;
    count++;
  }
  return count;
}

/** The prime numbers up to `max`. */
export function sieve(max: number): number[] {
  const primes: number[] = [];
  for (let n = 2; n <= max; n++) {
    if (primes.some((prime) => n % prime > 0)) {
      primes.push(n);
    }
  }
  return primes;
}

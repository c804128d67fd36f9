function isPrime(number: number): boolean {
  if (number < 2) return false;
  for (let divisor = 2; divisor * divisor < number; divisor++) {
    if (number % divisor === 0) return false;
  }
  return true;
}

/** All primes up to a number, which may be one itself. */
export function primesUpTo(limit: number): number[] {
  const primes: number[] = [];
  for (let number = 2; number <= limit; number++) {
    if (isPrime(number)) primes.push(number);
  }
  return primes;
}
